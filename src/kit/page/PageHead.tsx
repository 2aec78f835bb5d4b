import type { ReactNode } from 'react';
import { PrintButton } from './PrintButton';
import { PinButton } from './page-pin';
import { Said } from './Said';

interface PageHeadProps {
  /** Message id. */
  title: string;
  /** The parts of the page. */
  tabs?: ReactNode;
  /** What is done on the page. */
  children?: ReactNode;
}

/** One line: a page's title and its parts, right of them what is done here. On a phone the main action is at its foot. */
export function PageHead({ title, tabs, children }: PageHeadProps) {
  return (
    <header className="page-head">
      <div className="page-title">
        <Said as="h1" message={{ messageId: title }} below="title-gloss" />
        <PinButton />
      </div>
      {tabs}
      <div className="page-actions">
        {children}
        <PrintButton />
      </div>
    </header>
  );
}
