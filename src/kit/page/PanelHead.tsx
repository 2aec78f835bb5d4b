import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

/** The title of a step. It gets the focus when the step appears, so that screen readers announce it. */
export function PanelHead({ title, children }: { title?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function focusHead() {
    heading.current?.focus();
  }, []);
  return (
    <>
      {title === undefined ? null : (
        <h2 ref={heading} tabIndex={-1}>
          <FormattedMessage id={title} />
        </h2>
      )}
      <p className="quiet">{children}</p>
    </>
  );
}
