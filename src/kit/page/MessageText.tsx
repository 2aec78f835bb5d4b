import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#domain/base/problems';
import { linesOf } from '#kit/services/message';

interface MessageTextProps {
  message: Message;
  /** The element of the first line. */
  as?: 'h1' | 'p' | typeof Fragment;
  /** CSS class of the lines below; null hides them. */
  below?: string | null;
}

/** A message, with smaller lines below the first. Fixed English has `lang` for screen readers (WCAG 3.1.2). */
export function MessageText({ message, as: LineTag = Fragment, below = 'second-line' }: MessageTextProps) {
  const intl = useIntl();
  if ('text' in message) return <LineTag>{message.text}</LineTag>;
  const [firstLine, ...otherLines] = linesOf(intl, message);
  return (
    <>
      <LineTag>
        {firstLine.lang ? <span lang={firstLine.lang}>{firstLine.text}</span> : firstLine.text}
      </LineTag>
      {below === null
        ? null
        : otherLines.map(({ text, lang }) => (
            <small key={text} className={below} lang={lang}>
              {text}
            </small>
          ))}
    </>
  );
}

/** A message without the lines below its first. */
export const FirstLine = ({ id }: { id: string }) => <MessageText message={{ messageId: id }} below={null} />;
