import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PrintButton } from './PrintButton';
import { PinButton } from './page-pin';

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
      <div className="page-title">
        <h1>
          <FormattedMessage id={title} />
        </h1>
        <PinButton />
      </div>
      {search || children ? (
        <div className="toolbar">
          {search}
          <div className="toolbar-actions">
            {children}
            <PrintButton />
          </div>
        </div>
      ) : null}
    </header>
  );
}
