/** The header that carries the client's address to the identity library; we write it ourselves. */
export const addressHeader = "x-client-ip";
