/** An APP_SECRET as an operator sets it, for what has to know it as well as the process. */
export const fixedSecret = "5f1d8c0b7a3e46928d25b9f07c6e143ab8d2e07f9461c35a0e7b82d4f6193c5e";
