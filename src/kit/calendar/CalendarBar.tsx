import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { IconLink } from '#kit/page/IconLink';

interface CalendarBarProps {
  hrefs: { previous: string; next: string; now: string };
  /** Message ids: 前の週, 今週, 次の週. */
  labels: { previous: string; next: string; now: string };
  /** The week or month that is shown. */
  title: ReactNode;
  /** Further choices of the calendar. */
  children?: ReactNode;
}

/** Links to the previous, the next and the current week or month. */
export function CalendarBar({ hrefs, labels, title, children }: CalendarBarProps) {
  const intl = useIntl();
  const textOf = (id: string) => intl.formatMessage({ id });
  return (
    <div className="toolbar calendar-bar">
      <IconLink href={hrefs.previous} label={textOf(labels.previous)} icon="pi pi-chevron-left" />
      <Link className="button" href={hrefs.now}>
        <FormattedMessage id={labels.now} />
      </Link>
      <IconLink href={hrefs.next} label={textOf(labels.next)} icon="pi pi-chevron-right" />
      <h2 aria-live="polite">{title}</h2>
      {children}
    </div>
  );
}
