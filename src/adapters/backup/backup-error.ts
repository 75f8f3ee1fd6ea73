/** Why a backup cannot be made or taken, as a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
