import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import './folded.css';

interface FoldedProps {
  /** Message id of what unfolds the part. */
  label: string;
  children: ReactNode;
}

/** A part of a form that few authors need: its code and its data are loaded when it is unfolded. */
export function Folded({ label, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="folded" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage id={label} />
      </summary>
      {isOpen ? children : null}
    </details>
  );
}
