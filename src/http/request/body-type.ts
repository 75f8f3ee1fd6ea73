import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { HonoRequest, MiddlewareHandler } from "hono";
import { isForm, isJson } from "./read-body.ts";

export type BodyTypeExceptions = {
  readonly uploadPaths: readonly string[];
  readonly formPath: string;
};

/** Under the interface a body is JSON; at an upload's path it may be multipart, at the form's a plain form. Throws 415 for anything else. */
export function requireBodyType({
  uploadPaths,
  formPath,
}: BodyTypeExceptions): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const type = c.req.header("content-type");
    const isUploadPath = uploadPaths.includes(c.req.path);
    const isUpload = isUploadPath && isMultipart(type);
    const isOwnForm = c.req.path === formPath && isForm(type);
    if (hasBody(c.req) && !isJson(type) && !isUpload && !isOwnForm)
      throw new AppError(
        "unsupported_type",
        isUploadPath
          ? "Send the file as multipart/form-data."
          : "Send this request as application/json.",
      );
    await next();
  };
}

export function isMultipart(type: string | undefined): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(type ?? "");
}

function hasBody(request: HonoRequest): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  if (request.header("transfer-encoding") !== undefined) return true;
  const length = request.header("content-length");
  return length === undefined ? request.header("content-type") !== undefined : Number(length) > 0;
}
