import { type ClientOptions, createCall } from '#api/client';
import { session } from '#api/session';

/** Loaded with the first call: the sign-in page is usable before axios and the contract are there. */
export const createHttp = (options: ClientOptions) => ({ call: createCall(options), session });
