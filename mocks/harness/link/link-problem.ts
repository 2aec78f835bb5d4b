/** A part of a scenario link that was not applied. */
export interface LinkProblem {
  key: string;
  value: string;
  /** The allowed values, or the reason of the refusal. */
  allowed: string;
  /** The pair that was probably meant. */
  meant: LinkPair | null;
}

export type LinkPair = readonly [key: string, value: string];

export const writePair = ([key, value]: LinkPair): string => `${key}=${value}`;

/** Keeps every character that a fragment may contain unescaped: people read links too. */
export const encodeValue = (text: string): string =>
  encodeURIComponent(text).replace(/%(2F|3A|3B|2C|40)/g, (escaped) => decodeURIComponent(escaped));

/** The link with the probable value of each problem; null when no problem has one. */
export function mendedLink(hash: string, problems: readonly LinkProblem[]): string | null {
  if (problems.every(({ meant }) => meant === null)) return null;
  const pairs = [...new URLSearchParams(hash.replace(/^#?qa\??/, ''))].map(
    ([key, value]): LinkPair =>
      problems.find((problem) => problem.key === key && problem.value === value)?.meant ?? [key, value],
  );
  return `#qa?${pairs.map(([key, value]) => `${key}=${encodeValue(value)}`).join('&')}`;
}
