/** Why the server does not start, in one sentence that is printed. */
export class StartupError extends Error {}
