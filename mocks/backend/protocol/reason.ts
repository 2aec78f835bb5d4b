/** Why the fake backend answered a call otherwise than asked: the first check that failed, or a fault. */
export type Reason =
  /** The rule in the syntax of links, without its count: `DELETE * 500`; `set` is the name of saved faults. */
  | { by: 'fault'; rule: string; set?: string }
  | { by: 'token'; token: 'missing' | 'refused' }
  | { by: 'role'; role: string }
  /** `known`: the city exists, and the account may not enter it. */
  | { by: 'city'; city: string; known: boolean }
  | { by: 'company'; company: string; known: boolean }
  /** A rule of the handler or of the contract; `text` is what the response explains. */
  | { by: 'rule'; text: string };
