import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#domain/base/problems';
import { linesOf } from '#kit/services/message';

interface MessageTextProps {
  message: Message;
  /** The element of the message without its second line. */
  as?: 'h1' | 'p' | typeof Fragment;
  /** CSS class of the second line; null hides it. */
  below?: string | null;
}

/** A message, and its second line smaller below. Fixed English has `lang` for screen readers (WCAG 3.1.2). */
export function MessageText({ message, as: First = Fragment, below = 'second-line' }: MessageTextProps) {
  const intl = useIntl();
  if ('text' in message) return <First>{message.text}</First>;
  const { first, lang, second } = linesOf(intl, message);
  return (
    <>
      <First>{lang ? <span lang={lang}>{first}</span> : first}</First>
      {second && below ? <small className={below}>{second}</small> : null}
    </>
  );
}

/** A message without its second line. */
export const FirstLine = ({ id }: { id: string }) => <MessageText message={{ messageId: id }} below={null} />;
