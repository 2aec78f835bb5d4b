import { nullable, primaryKey } from '@mswjs/data';

/** A field that was not given stays away: a schema may allow that and yet refuse null. */
const absent = () => undefined as unknown as null;

/** What a column of a table can be. The library refuses a key of 0, so ids start at 1. */
export const columns = {
  key: primaryKey(Number),
  text: String,
  number: Number,
  flag: Boolean,
  /** Of anything: lists and objects are kept as they are. */
  list: Array,
  maybeText: nullable<string>(absent),
  maybeNumber: nullable<number>(absent),
  maybeFlag: nullable<boolean>(absent),
  maybeObject: nullable<never[]>(absent),
  maybeList: nullable<never[]>(absent),
};

export type Column = (typeof columns)[keyof typeof columns];
