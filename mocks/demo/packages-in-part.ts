/**
 * Stands in the demo for what two packages of the fake backend bring along, a megabyte of which a few lines are called
 * (vite.config.ts). For two functions `@mswjs/data` takes the whole of lodash and date-fns, and for the handlers it
 * could generate the whole of graphql and a second msw: here they are written by hand (handlers.ts), so that asking for
 * them is a mistake. msw's cookie jar knows every public suffix there is; no handler sets a cookie, so it stays empty.
 */
export { default as compareAsc } from 'date-fns/compareAsc';
export { default as isFunction } from 'lodash/isFunction';

/** `tldts`: no suffix is known, and the jar goes by the whole host. */
export const getDomain = (): null => null;

export const generateRestHandlers = refuse;
export const generateGraphQLHandlers = refuse;
export const generateGraphQLSchema = refuse;

function refuse(): never {
  throw new Error('@mswjs/data generates no handlers here: see mocks/handlers.ts');
}
