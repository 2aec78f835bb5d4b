/**
 * Endpoints that the fake backend does not answer yet, by their names in src/api. Each screen that comes takes its own
 * off this list; nothing is added to it.
 */
export const unanswered: Readonly<Record<string, readonly string[]>> = {};
