import type { UseQueryResult } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';

interface WaitingCardProps {
  /** Address of the page on which the user can act. */
  href?: string | undefined;
  /** Message ids. */
  title: string;
  hint: string;
  values?: Record<string, number>;
  /** Null: unknown. Undefined: not yet known. */
  figure: number | null | undefined;
  query?: UseQueryResult;
}

/** The number of waiting records. A failed query is shown in the card, without a toast. */
export function WaitingCard({ href, title, hint, values, figure, query }: WaitingCardProps) {
  const intl = useIntl();
  const failed = query?.isError === true && figure === undefined;
  const content = (
    <>
      <span className="card-title">
        <FormattedMessage id={title} />
      </span>
      <strong className={figure === 0 ? 'card-figure none' : 'card-figure'}>
        {figure == null ? (failed || figure === null ? '–' : '…') : intl.formatNumber(figure)}
      </strong>
      <span className="quiet">
        <FormattedMessage id={failed ? 'list.failed' : hint} values={values} />
      </span>
    </>
  );
  return href ? (
    <Link className="card" href={href}>
      {content}
    </Link>
  ) : (
    <div className="card">{content}</div>
  );
}
