/** Why the server does not start, in one sentence for whoever started it. */
export class StartupError extends Error {}
