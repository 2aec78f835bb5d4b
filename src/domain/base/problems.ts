/** A message of ours by its id, or a server's own words. */
export type Message = OwnMessage | { text: string };

export interface OwnMessage extends Pick<FieldProblem, 'messageId' | 'values'> {
  /** Said on a second line, in place of the gloss of a fixed sentence. */
  more?: Pick<FieldProblem, 'messageId' | 'values'>;
}

/** What is wrong with one field of a draft: rules name a message, they do not write it. */
export interface FieldProblem {
  field: string;
  messageId: string;
  values?: Record<string, string | number>;
}

/** What a server says about one field: one of our messages, or its own words. */
export type FieldFault = FieldProblem | { field: string; text: string };

/** Length as people count it: an emoji or a rare kanji is one. */
export const lengthOf = (text: string): number => [...text].length;

/** White space, and characters that take no room or show nothing: zero width, direction marks, fillers, controls. */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u;

/** A text of which nothing can be seen is none. */
export const isUnseen = (text: string): boolean => UNSEEN.test(text);
