import type { IntlFormatters, IntlShape } from '@formatjs/intl';
import type { Message, OwnMessage } from '#domain/base/problems';

export type IntlWithMessages = IntlFormatters & Pick<IntlShape, 'messages'>;

interface Lines {
  first: string;
  /** The language of the first line; undefined: the user's. */
  lang: 'en' | undefined;
  second: string | null;
}

/** Some messages are English in every language by the specification; those have a gloss. */
export const isFixedEnglish = (intl: IntlWithMessages, messageId: string): boolean =>
  `${messageId}.gloss` in intl.messages;

/** The lines of a message. The second one is its own, or the gloss of fixed English if the gloss differs. */
export function linesOf(intl: IntlWithMessages, { messageId, values, more }: OwnMessage): Lines {
  const isEnglish = isFixedEnglish(intl, messageId);
  const below = more ?? (isEnglish ? { messageId: `${messageId}.gloss`, values } : null);
  const first = intl.formatMessage({ id: messageId }, values);
  const second = below && intl.formatMessage({ id: below.messageId }, below.values);
  return { first, lang: isEnglish ? 'en' : undefined, second: second === first ? null : second };
}

/** A message of ours in the user's language with its second line, or the server's own message. */
export function textOf(intl: IntlWithMessages, message: Message): string {
  if ('text' in message) return message.text;
  const { first, second } = linesOf(intl, message);
  return second === null ? first : `${first}\n${second}`;
}
