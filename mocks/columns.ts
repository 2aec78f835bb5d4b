import { nullable, primaryKey } from '@mswjs/data';

/** What a column of a table can be. The library refuses a key of 0, so ids start at 1. */
export const columns = {
  key: primaryKey(Number),
  text: String,
  number: Number,
  flag: Boolean,
  list: Array,
  maybeText: nullable<string>(() => null),
  maybeNumber: nullable<number>(() => null),
  maybeFlag: nullable<boolean>(() => null),
  /** Objects and lists of objects are kept as they are. */
  maybeObject: nullable<never[]>(() => null),
  maybeList: nullable<never[]>(() => null),
};

export type Column = (typeof columns)[keyof typeof columns];
