/** An operator command failed; the message gives the reason. */
export class AdminError extends Error {}
