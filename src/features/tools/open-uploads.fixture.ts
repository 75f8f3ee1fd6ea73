import { vi } from "vitest";

export type Uploads = {
  /** How far the last upload is, from 0 to 1. */
  readonly sent: (part: number) => void;
  readonly answer: (status: number, body: unknown) => void;
  readonly lose: () => void;
  readonly aborted: () => boolean;
  readonly count: () => number;
};

/** The network as an upload meets it; what it answers is up to the test. */
export function openUploads(): Uploads {
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
    sent(part) {
      const sizes = { loaded: part * 100, total: 100 };
      last().upload.dispatchEvent(new ProgressEvent("progress", sizes));
    },
    answer(status, body) {
      const request = last();
      request.status = status;
      request.responseText = body === "" ? "" : JSON.stringify(body);
      request.dispatchEvent(new Event("load"));
    },
    lose: () => last().dispatchEvent(new Event("error")),
    aborted: () => last().isAborted,
    count: () => requests.length,
  };
}
