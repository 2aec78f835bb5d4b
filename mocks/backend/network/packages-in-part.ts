/**
 * In the demo, replaces dependencies of two packages of the fake backend: a megabyte, of which a few
 * functions are called (vite.config.ts). `@mswjs/data` imports all of lodash and date-fns for two functions,
 * and all of graphql and a second msw for the handlers that it can generate. The handlers here are written by
 * hand (handlers.ts), so calling its generators is a mistake. msw's cookie jar imports the list of all public
 * suffixes; no handler sets a cookie, so the jar stays empty.
 */
export { default as compareAsc } from 'date-fns/compareAsc';
export { default as isFunction } from 'lodash/isFunction';

/** `tldts`: no suffix is known, and the cookie jar uses the whole host. */
export const getDomain = (): null => null;

export const generateRestHandlers = refuse;
export const generateGraphQLHandlers = refuse;
export const generateGraphQLSchema = refuse;

function refuse(): never {
  throw new Error('@mswjs/data generates no handlers here: see mocks/backend/handlers.ts');
}
