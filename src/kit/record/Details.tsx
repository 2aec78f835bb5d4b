import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface Detail {
  /** Message id. */
  title: string;
  value: ReactNode;
  /** Line breaks and spaces as they were typed. */
  prose?: boolean;
}

/** A record to read: what it is called, what it says; a dash where there is nothing. */
export function Details({ entries }: { entries: readonly Detail[] }) {
  return (
    <dl className="details">
      {entries.map(({ title, value, prose }) => (
        <div key={title}>
          <dt>
            <FormattedMessage id={title} />
          </dt>
          <dd className={prose ? 'prose' : undefined}>{value == null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
