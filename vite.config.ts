import { readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { checkGeneratedFiles } from "./scripts/generate/generated-files.ts";

/** Browsers that know light-dark(); below them the colours would need a second copy. */
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

const ownParts =
  /src\/core\/(?:kits\/free-kit|schema)|src\/features\/blog\/post-key|src\/ui\/(?!figures|discreet|result|forms\/list-|question-name|toast\/toaster|api\/use-external-redirect)|lucide-react(?!.*icons\/(?:mic|copy|lock)\.)/;

const toolParts =
  /src\/features\/tools\/(?:workspace\/(?:workspace-(?:reducer|state|draft)|version-history|access-gate)|result\/result-version|generation\/(?:generation-failure|use-slow-notice)|contract|tool-page-contract|queries|drafts\/(?:device-drafts?|use-autosave|use-cleared-draft)|facts\/(?:fact-decisions|use-facts)|form\/(?:use-debounced-value|readiness)|upload\/document-frame)\.ts|src\/ui\/discreet|src\/core\/(?:tools\/definition|language\/sentences)\.ts/;

/** What every page needs comes in a few files instead of twenty; the rest splits by page. */
const sharedChunks = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  {
    name: "query",
    test: /(?:queryClient|QueryClientProvider|preload-helper)\.js$/,
    priority: 3,
  },
  { name: "common", test: ownParts, minShareCount: 2, priority: 2 },
  { name: "tool", test: toolParts, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [
    react(),
    plainImports(),
    withoutPreloadLists(),
    ownStoreHook(),
    plainIcons(),
    generatedFiles(),
    toolLists(),
    productionDependencies(),
    precompress(),
  ],
  publicDir: false,
  builder: {
    async buildApp(builder) {
      for (const name of ["client", "ssr"]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        target: browsers,
        cssTarget: browsers,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: {
            start: "src/app/start.ts",
            client: "src/app/client.tsx",
            desk: "src/app/desk/desk.ts",
            plain: "src/app/plain/plain.ts",
          },
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
    ssr: {
      resolve: {
        noExternal: true,
        external: ["@electric-sql/pglite", "dictionary-en", "pg-native"],
      },
      build: {
        outDir: "dist/server",
        target: "node24",
        minify: false,
        rolldownOptions: {
          input: {
            "main.server": "src/app/main.server.ts",
            "operator.server": "src/app/operator.server.ts",
            "document-reader": "src/adapters/documents/child/document-reader.ts",
            "language-setter": "src/adapters/result-documents/child/typeset-results.ts",
          },
        },
      },
    },
  },
});

/** A module of a package with our words in its place. */
function instead(name: string, id: RegExp, code: string): Plugin {
  return { name, apply: "build", enforce: "pre", load: { filter: { id }, handler: () => code } };
}

/** There is one stylesheet and nothing to preload for it, so what would preload only loads. */
function plainImports(): Plugin {
  return instead(
    "plain-imports",
    /vite\/preload-helper\.js$/,
    "export const __vitePreload = (load) => load();",
  );
}

/** The lists of what a preload would fetch, for which nobody is left that reads them. */
function withoutPreloadLists(): Plugin {
  return {
    name: "without-preload-lists",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk")
            file.code = file.code
              .replace(/^const __vite__mapDeps=.*\n/m, "")
              .replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, "[]");
      },
    },
  };
}

/** React 18 and later has the hook that this package brings to earlier ones. */
function ownStoreHook(): Plugin {
  return instead(
    "own-store-hook",
    /use-sync-external-store\/shim\/index(?:\.native)?\.js$/,
    'export { useSyncExternalStore } from "react";',
  );
}

/** An icon is a drawing; the package's way to make one brings settings, names and keys along, more than all of our icons. */
function plainIcons(): Plugin {
  return {
    ...instead(
      "plain-icons",
      /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
      `import { createElement } from "react";
      const drawn = { width: 24, height: 24, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor",
        strokeLinecap: "round", strokeLinejoin: "round" };
      const write = ([tag, attributes]) =>
        "<" + tag + Object.entries(attributes).map(([name, value]) => " " + name + '="' + value + '"').join("") +
        "></" + tag + ">";
      export default ({ node }) => {
        const inside = { __html: node.map(write).join("") };
        return (props) => createElement("svg", { ...drawn, ...props, dangerouslySetInnerHTML: inside });
      };`,
    ),
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(
          /,\s*key: "\w+"|name: "[\w-]+",|size: 24,|,\s*aliases: \[[^\]]*\]|^\w+\.node;$/gm,
          "",
        ),
        map: null,
      }),
    },
  };
}

/** A build of lists that leave out a folder would lack what lies in it, and say nothing. */
function generatedFiles(): Plugin {
  return { name: "generated-files", apply: "build", buildStart: checkGeneratedFiles };
}

/** Browsers get the lists that are made of the tools' definitions as they come out, and no definition. */
function toolLists(): Plugin {
  return {
    name: "tool-lists",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load: {
      filter: { id: /src\/core\/tools\/lists\/[\w-]+\.ts$/ },
      handler: async (id) => {
        const lists: unknown = await import(pathToFileURL(id).href);
        return Object.entries(lists ?? {})
          .map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`)
          .join("\n");
      },
    },
  };
}

/** Bundled packages run in their production form; our own code still reads NODE_ENV where it is set. */
function productionDependencies(): Plugin {
  return {
    name: "production-dependencies",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    transform: {
      filter: { id: /node_modules/, code: "process.env.NODE_ENV" },
      handler: (code) => ({
        code: code.replaceAll("process.env.NODE_ENV", '"production"'),
        map: null,
      }),
    },
  };
}

/** Writes the brotli and gzip forms beside each text asset, at their best level, once. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir = "dist/client" }) {
      const files = await readdir(join(dir, "assets"));
      for (const file of files.filter((name) => /\.(?:js|css|svg)$/.test(name))) {
        const path = join(dir, "assets", file);
        const content = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
