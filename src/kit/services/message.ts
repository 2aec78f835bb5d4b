import type { IntlFormatters, IntlShape } from '@formatjs/intl';
import type { Message, OwnMessage } from '#domain/base/problems';

export type IntlWithMessages = IntlFormatters & Pick<IntlShape, 'messages'>;

interface Lines {
  first: string;
  /** Of the first; undefined where it is the user's. */
  lang: 'en' | undefined;
  second: string | null;
}

/** The specification has some messages in English in every language: those have a gloss. */
export const isFixedEnglish = (intl: IntlWithMessages, messageId: string): boolean =>
  `${messageId}.gloss` in intl.messages;

/** The second line of a message: its own, or the gloss of a fixed English one, where that says more. */
export function linesOf(intl: IntlWithMessages, { messageId, values, more }: OwnMessage): Lines {
  const isEnglish = isFixedEnglish(intl, messageId);
  const below = more ?? (isEnglish ? { messageId: `${messageId}.gloss`, values } : null);
  const first = intl.formatMessage({ id: messageId }, values);
  const second = below && intl.formatMessage({ id: below.messageId }, below.values);
  return { first, lang: isEnglish ? 'en' : undefined, second: second === first ? null : second };
}

/** Our message in the user's language, its second line below it, or the server's own words. */
export function textOf(intl: IntlWithMessages, message: Message): string {
  if ('text' in message) return message.text;
  const { first, second } = linesOf(intl, message);
  return second === null ? first : `${first}\n${second}`;
}
