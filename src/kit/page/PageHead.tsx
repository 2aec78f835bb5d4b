import type { ReactNode } from 'react';
import { MessageText } from './MessageText';
import { PrintButton } from './PrintButton';
import { PinButton } from './page-pin';

interface PageHeadProps {
  /** Message id. */
  title: string;
  /** Links to the parts of the page. */
  tabs?: ReactNode;
  /** The actions of the page. */
  children?: ReactNode;
}

/** Title and parts of a page, to their right its actions. On a phone the main action is at the foot. */
export function PageHead({ title, tabs, children }: PageHeadProps) {
  return (
    <header className="page-head">
      <div className="page-title">
        <MessageText as="h1" message={{ messageId: title }} below="title-gloss" />
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
