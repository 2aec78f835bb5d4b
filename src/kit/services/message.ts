import type { IntlFormatters } from '@formatjs/intl';
import type { Message } from '#domain/base/problems';

/** Our message in the user's language, its second line below it, or the server's own words. */
export function textOf(intl: IntlFormatters, message: Message): string {
  if ('text' in message) return message.text;
  const { more, messageId, values } = message;
  const first = intl.formatMessage({ id: messageId }, values);
  return more === undefined ? first : `${first}\n${intl.formatMessage({ id: more.messageId }, more.values)}`;
}
