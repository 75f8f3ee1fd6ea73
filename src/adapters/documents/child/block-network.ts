import { registerHooks } from "node:module";

const blockedModules =
  /^(?:node:)?(?:net|tls|http|https|http2|dns|dns\/promises|dgram|quic|inspector|child_process|cluster|worker_threads|wasi|sqlite)$/;

const networkGlobals = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"];

/** Takes every way to the network out of this process; what is loaded later finds none. */
export function blockNetwork(): void {
  for (const name of networkGlobals) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(process, "getBuiltinModule");
  Reflect.deleteProperty(process, "binding");
  registerHooks({
    resolve(specifier, context, next) {
      if (blockedModules.test(specifier)) throw new Error(`${specifier} is closed here.`);
      return next(specifier, context);
    },
  });
}
