import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QueryView } from '#kit/context/query-view';
import { QueryState } from '#kit/page/QueryState';

interface ReportPartProps<Data> {
  /** Message id. */
  title: string;
  query: QueryView<Data>;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** A section of the report. A failed one says so, on paper too. */
export function ReportPart<Data>({ title, query, children }: ReportPartProps<Data>) {
  const id = useId();
  return (
    <section className="report-part" aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id={title} />
      </h3>
      <QueryState query={query}>{children}</QueryState>
    </section>
  );
}

/** Rows beyond those that fit on the paper, and rows that no request has loaded. */
export function OmittedRows({ count, isCut }: { count: number; isCut: boolean }) {
  return (
    <>
      {count > 0 ? (
        <p className="quiet">
          <FormattedMessage id="report.more" values={{ count }} />
        </p>
      ) : null}
      {isCut ? (
        <p className="quiet">
          <FormattedMessage id="report.cut" />
        </p>
      ) : null}
    </>
  );
}
