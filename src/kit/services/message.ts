import type { IntlFormatters } from '@formatjs/intl';
import type { Message } from '#domain/base/problems';

/** Our message in the user's language, or the server's own words. */
export const textOf = (intl: IntlFormatters, message: Message): string =>
  'text' in message ? message.text : intl.formatMessage({ id: message.messageId }, message.values);
