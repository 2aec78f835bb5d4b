/**
 * In the demo, replaces dependencies of two packages of the fake backend: a megabyte, of which a few
 * functions are called (vite.config.ts). `@mswjs/data` imports all of lodash and date-fns for two functions, all of graphql
 * and a second msw for the handlers that it can generate, `debug` for lines that nobody reads, and `md5` for the name of a
 * channel that it does not get (decision 022). The handlers here are written by hand (handlers.ts), so calling its
 * generators is a mistake. msw imports `tough-cookie` for a jar that stays empty, because no handler sets a cookie, and its
 * interceptor of WebSockets, which nothing here opens.
 */
export { default as compareAsc } from 'date-fns/compareAsc';
export { default as isFunction } from 'lodash/isFunction';

export const generateRestHandlers = refuse;
export const generateGraphQLHandlers = refuse;
export const generateGraphQLSchema = refuse;

/** `debug`: a logger for each name. */
export const debug = () => () => undefined;

/** `md5`: the text is as good a name as its digest. */
const unchanged = (text: string): string => text;
export default unchanged;

/** `tough-cookie`. */
export class CookieJar {
  getCookiesSync = (): never[] => [];
}
export const MemoryCookieStore = Object;
/** Nothing stores a cookie that it could read. */
export const Cookie = { fromJSON: () => null };

/** `@mswjs/interceptors/WebSocket`: msw creates one when it is imported, and applies it when a test mocks a WebSocket. */
export const WebSocketInterceptor = Object;

function refuse(): never {
  throw new Error('@mswjs/data generates no handlers here: see mocks/backend/handlers.ts');
}
