import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#domain/base/problems';
import { MessageText } from '#kit/page/MessageText';
import { textOf } from '#kit/services/message';

/** Problems without a field. The list scrolls into view: the pressed button may be far below. */
export function FormProblems({ problems }: { problems: readonly Message[] }) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  useEffect(function showProblems() {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const messages = new Map(problems.map((problem) => [textOf(intl, problem), problem]));
  return (
    <ul ref={list} className="form-problems" role="alert">
      {[...messages].map(([text, message]) => (
        <li key={text}>
          <MessageText message={message} />
        </li>
      ))}
    </ul>
  );
}
