import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** A page's title, and its toolbar: search left, actions right. */
export function PageHead({
  title,
  search,
  children,
}: {
  title: string;
  search?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="page-head">
      <h1>
        <FormattedMessage id={title} />
      </h1>
      {search || children ? (
        <div className="toolbar">
          {search}
          <div className="toolbar-actions">{children}</div>
        </div>
      ) : null}
    </header>
  );
}
