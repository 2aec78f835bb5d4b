import type { IntlFormatters, IntlShape } from '@formatjs/intl';
import type { Message, OwnMessage } from '#domain/base/problems';

export type IntlWithMessages = IntlFormatters & Pick<IntlShape, 'messages'>;

interface Line {
  text: string;
  /** Undefined: the user's language. */
  lang: 'en' | undefined;
}

/** Some messages are English in every language by the specification; those have a gloss. */
export const isFixedEnglish = (intl: IntlWithMessages, messageId: string): boolean =>
  `${messageId}.gloss` in intl.messages;

/** The lines of a message, at least one. The gloss of fixed English is left out where it says the same. */
export function linesOf(intl: IntlWithMessages, { messageId, values, more }: OwnMessage): [Line, ...Line[]] {
  const isEnglish = isFixedEnglish(intl, messageId);
  const text = intl.formatMessage({ id: messageId }, values);
  const below = more ?? (isEnglish ? { messageId: `${messageId}.gloss`, values } : null);
  return [
    { text, lang: isEnglish ? 'en' : undefined },
    ...(below ? linesOf(intl, below) : []).filter((line) => line.text !== text),
  ];
}

/** What a message says in the user's language: of fixed English the line below it. */
export const lastLine = (intl: IntlWithMessages, messageId: string): string =>
  linesOf(intl, { messageId }).at(-1)?.text ?? messageId;

/** A message of ours in the user's language with the lines below it, or the server's own message. */
export function textOf(intl: IntlWithMessages, message: Message): string {
  if ('text' in message) return message.text;
  return linesOf(intl, message)
    .map(({ text }) => text)
    .join('\n');
}
