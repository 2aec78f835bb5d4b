import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** A page with one message and a way on: /404, /401, a view that failed. */
export function Plain({
  code,
  title,
  text,
  children,
}: {
  code?: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <main className="plain">
      {code ? (
        <p className="plain-code" aria-hidden="true">
          {code}
        </p>
      ) : null}
      <h1>
        <FormattedMessage id={title} />
      </h1>
      <p>
        <FormattedMessage id={text} />
      </p>
      <p className="actions">{children}</p>
    </main>
  );
}
