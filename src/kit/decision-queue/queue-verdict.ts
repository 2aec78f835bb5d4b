/** A decision that a user can make about a record: its button, its key, and its text afterwards. */
export interface QueueVerdict {
  name: string;
  /** Message id of the button. */
  label: string;
  /** Message id of a shorter text on the button, which the label contains. */
  short?: string;
  /** Message id of the decision that was made: 「男性として承認」. */
  made: string;
  /** The action of the keyboard shortcut, and its key. */
  shortcut: string;
  key: string;
  icon: string;
  tone?: 'primary' | 'danger-text';
}

/** What a decision is called once it is made. */
export type VerdictText = Pick<QueueVerdict, 'name' | 'made'>;

/** The text of a decision that was made. */
export const madeText = (verdicts: readonly VerdictText[], name: string): string =>
  verdicts.find((verdict) => verdict.name === name)?.made ?? name;
