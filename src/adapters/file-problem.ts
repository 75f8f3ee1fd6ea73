const fileCodes =
  /^(?:EACCES|EDQUOT|EEXIST|EFBIG|EIO|EISDIR|EMFILE|ENAMETOOLONG|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/** Why a file or folder can't be written, as a sentence for the operator; null when the error is about something else. */
export function describeFileProblem(error: unknown, path: string): string | null {
  if (!(error instanceof Error) || !("syscall" in error) || !("code" in error)) return null;
  const { code } = error;
  if (typeof code !== "string" || !fileCodes.test(code)) return null;
  return code === "ENOSPC" || code === "EDQUOT"
    ? `The disk of ${path} is full. Make room, or choose another place.`
    : `${path} cannot be written (${code}). Check the folder and its permissions.`;
}
