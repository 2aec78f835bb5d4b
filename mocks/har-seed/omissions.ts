/** Why a call or its rows do not become data. The first four count calls, the others rows or their calls. */
export const OMISSION_REASONS = [
  'unknownCall',
  'failed',
  'unreadable',
  'withoutRows',
  'unknownCity',
  'unknownCompany',
  'account',
  'otherCity',
  'refused',
] as const;
export type OmissionReason = (typeof OMISSION_REASONS)[number];

/** Names and kinds alone: a value of the file may be personal. */
export interface Omission {
  reason: OmissionReason;
  /** `GET /:city/api/dashboard/` */
  call: string;
  count: number;
  /** The fields that a table refuses. */
  fields: readonly string[];
}

export interface Omissions {
  add(reason: OmissionReason, call: string, fields?: readonly string[]): void;
  /** By reason, in the order of the reasons. */
  all(): Omission[];
}

export function createOmissions(): Omissions {
  const found = new Map<string, Omission>();
  return {
    add(reason, call, fields = []) {
      const key = [reason, call, ...fields].join(' ');
      found.set(key, { reason, call, fields, count: (found.get(key)?.count ?? 0) + 1 });
    },
    all: () =>
      [...found.values()].toSorted(
        (left, right) => OMISSION_REASONS.indexOf(left.reason) - OMISSION_REASONS.indexOf(right.reason),
      ),
  };
}
