/** A message of the console by its id, or a text of the server. */
export type Message = OwnMessage | { text: string };

export interface OwnMessage extends Pick<FieldProblem, 'messageId' | 'values'> {
  /** Shown on the lines below, instead of the explanation of a fixed sentence. */
  more?: OwnMessage;
}

/** A problem with one field of a draft. Rules return a message id, not a text. */
export interface FieldProblem {
  field: string;
  messageId: string;
  values?: Record<string, string | number>;
}

/** A fault that a server reports for one field: a message of the console, or the server's text. */
export type FieldFault = FieldProblem | { field: string; text: string };

/** Length in code points: an emoji or a rare kanji counts as one. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * White space, and characters without width or visible form: zero width, direction marks, fillers, controls.
 */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u;

/** Whether a text has no visible character. */
export const isUnseen = (text: string): boolean => UNSEEN.test(text);
