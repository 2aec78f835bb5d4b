import { useIntl } from 'react-intl';
import { Link } from 'wouter';

interface NeighboursProps {
  id: number;
  /** Of the list's page, in its order. */
  rows: readonly { id: number }[];
  hrefOf: (id: number) => string;
}

/** To the record above and the one below on the list's page; nothing where the open one is on another. */
export function Neighbours({ id, rows, hrefOf }: NeighboursProps) {
  const intl = useIntl();
  const at = rows.findIndex((row) => row.id === id);
  if (at === -1) return null;
  const step = (name: 'previous' | 'next', icon: string, to: { id: number } | undefined) => {
    const label = intl.formatMessage({ id: `record.${name}` });
    const picture = <span className={icon} aria-hidden="true" />;
    if (to === undefined) {
      return (
        <button type="button" className="icon-button" aria-label={label} title={label} disabled>
          {picture}
        </button>
      );
    }
    return (
      // the way back leads to the list, not through all that were looked at
      <Link
        replace
        className="icon-button"
        href={hrefOf(to.id)}
        aria-label={label}
        title={label}
        data-step={name}
      >
        {picture}
      </Link>
    );
  };
  return (
    <span className="neighbours">
      {step('previous', 'pi pi-chevron-left', rows[at - 1])}
      {step('next', 'pi pi-chevron-right', rows[at + 1])}
    </span>
  );
}
