import type { UseQueryResult } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';

interface WaitingCardProps {
  /** Where one can do something about it. */
  href?: string | undefined;
  /** Message ids. */
  title: string;
  hint: string;
  values?: Record<string, number>;
  /** Null: not known, undefined: not known yet. */
  figure: number | null | undefined;
  query?: UseQueryResult;
}

/** A figure that counts what waits; it fails by itself, without a message over the page. */
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
