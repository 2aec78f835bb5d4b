import { loadMessages } from 'virtual:messages';
import { createIntl, type IntlShape } from 'react-intl';
import type { Message } from '#domain/base/problems';
import { textOf } from '#kit/services/message';

/** The console's Japanese texts. */
export const japanese: IntlShape = createIntl({
  locale: 'ja',
  messages: {
    ...(await loadMessages('ja', 'start')),
    ...(await loadMessages('ja', 'rest')),
  },
});

/** A message in Japanese, without the explanation of a fixed English one. */
export const messageText = (message: Message): string => textOf(japanese, message).split('\n')[0] ?? '';
