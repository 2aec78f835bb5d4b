/**
 * Replaces parts of axios in the build that no call uses (vite.config.ts): its table of statuses, tokens that cancel, and bodies
 * that it would make of a form, or a form of them (request-body.ts makes them).
 */
export default function noAxiosExtra(): never {
  throw new Error('This part of axios is left out of the build.');
}
