import { createIntl, type IntlShape } from 'react-intl';
import type { Message } from '#domain/problems';
import { textOf } from '#kit/message';
import { compile } from './messages';

/** The console's Japanese, as people read it. */
export const japanese: IntlShape = createIntl({ locale: 'ja', messages: compile('ja') });

/** What a message says in Japanese. */
export const said = (message: Message): string => textOf(japanese, message);
