import { FormattedMessage, FormattedNumber } from 'react-intl';

/** Numbers with their labels, which are message ids. */
export const Counts = ({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) => (
  <dl className="report-counts">
    {counts.map(([label, count]) => (
      <div key={label}>
        <dt>
          <FormattedMessage id={label} />
        </dt>
        <dd>
          <FormattedNumber value={count} />
        </dd>
      </div>
    ))}
  </dl>
);
