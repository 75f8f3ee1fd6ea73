import { vi } from "vitest";

export type UploadStub = {
  /** How far the last upload is, from 0 to 1. */
  readonly reportProgress: (part: number) => void;
  readonly respond: (status: number, body: unknown) => void;
  readonly failConnection: () => void;
  readonly isAborted: () => boolean;
  readonly count: () => number;
};

/** The network as an upload meets it; what it answers is up to the test. */
export function stubUploads(): UploadStub {
  const requests: UploadRequest[] = [];
  const last = () => {
    const request = requests.at(-1);
    if (!request) throw new Error("Nothing was sent.");
    return request;
  };

  class UploadRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = "";
    responseText = "";
    timeout = 0;
    isAborted = false;

    open(): void {
      requests.push(this);
    }

    send(): void {}

    abort(): void {
      this.isAborted = true;
      this.dispatchEvent(new Event("abort"));
    }
  }

  vi.stubGlobal("XMLHttpRequest", UploadRequest);
  return {
    reportProgress(part) {
      const sizes = { loaded: part * 100, total: 100 };
      last().upload.dispatchEvent(new ProgressEvent("progress", sizes));
    },
    respond(status, body) {
      const request = last();
      request.status = status;
      request.responseText = body === "" ? "" : JSON.stringify(body);
      request.dispatchEvent(new Event("load"));
    },
    failConnection: () => last().dispatchEvent(new Event("error")),
    isAborted: () => last().isAborted,
    count: () => requests.length,
  };
}
