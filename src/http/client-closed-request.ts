/** The status that proxies write for a client that closed the connection before the answer: nobody reads it but the log. */
export const clientClosedRequest = 499;
