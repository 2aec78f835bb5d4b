import { useIntl } from 'react-intl';
import type { Message } from '#domain/base/problems';
import { textOf } from '#kit/services/message';

/** A message, and smaller below it what its fixed sentence leaves unsaid. */
export function Said({ message }: { message: Message }) {
  const intl = useIntl();
  if ('text' in message || message.more === undefined) return textOf(intl, message);
  const { more, ...first } = message;
  return (
    <>
      {textOf(intl, first)}
      <small className="said-more">{textOf(intl, more)}</small>
    </>
  );
}
