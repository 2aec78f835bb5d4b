import { type FormEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { ListState } from './list-state';

/** 全1,234件中 1–20件, and the pages as links, which open in a new tab like any other link. */
export function Pager({ list, total, shown }: { list: ListState; total: number; shown: number }) {
  const intl = useIntl();
  const last = Math.max(1, Math.ceil(total / list.size));
  const hrefOf = (page: number) => list.href({ page: page === 1 ? null : page });
  return (
    <nav className="pager" aria-label={intl.formatMessage({ id: 'list.pages' })}>
      <p>
        {shown === 0 ? (
          <FormattedMessage id="list.total" values={{ total }} />
        ) : (
          <FormattedMessage
            id="list.range"
            values={{ total, from: list.offset + 1, to: list.offset + shown }}
          />
        )}
      </p>
      {last > 1 ? (
        <ul>
          <li>
            <Step
              to={list.page - 1}
              last={last}
              href={hrefOf}
              label="list.previous"
              icon="pi pi-angle-left"
            />
          </li>
          {pagesAround(list.page, last).map((page, at, pages) => (
            <li
              key={page}
              className={placeOf(page, { before: pages[at - 1] ?? 0, current: list.page, last })}
            >
              <Link
                href={hrefOf(page)}
                className="page"
                aria-current={page === list.page ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'list.page' }, { page })}
              >
                {intl.formatNumber(page)}
              </Link>
            </li>
          ))}
          <li>
            <Step to={list.page + 1} last={last} href={hrefOf} label="list.next" icon="pi pi-angle-right" />
          </li>
        </ul>
      ) : null}
      {last >= JUMP_FROM ? <PageJump key={list.page} list={list} last={last} /> : null}
    </nav>
  );
}

/** The number of pages from which the user may type a page number. */
const JUMP_FROM = 8;

function PageJump({ list, last }: { list: ListState; last: number }) {
  const id = useId();
  function jump(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pageText = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(pageText) && pageText >= 1) list.setPage(Math.min(pageText, last));
  }
  return (
    <form className="page-jump" onSubmit={jump} noValidate>
      <label htmlFor={id}>
        <FormattedMessage id="list.jump" />
      </label>
      <input
        id={id}
        className="input"
        name="page"
        type="number"
        inputMode="numeric"
        min={1}
        max={last}
        defaultValue={list.page}
      />
    </form>
  );
}

interface StepProps {
  to: number;
  last: number;
  href: (page: number) => string;
  label: string;
  icon: string;
}

function Step({ to, last, href, label, icon }: StepProps) {
  const intl = useIntl();
  const mark = <span className={icon} aria-hidden="true" />;
  if (to < 1 || to > last) return <span className="page disabled">{mark}</span>;
  return (
    <Link href={href(to)} className="page" aria-label={intl.formatMessage({ id: label })}>
      {mark}
    </Link>
  );
}

/** A phone hides pages of class `far`, so that the pager fits on one row. */
function placeOf(page: number, among: { before: number; current: number; last: number }): string {
  const isFar = Math.abs(page - among.current) > 1 && page !== 1 && page !== among.last;
  return [isFar && 'far', page - among.before > 1 && 'after-gap'].filter(Boolean).join(' ');
}

/** The first and the last page, and two on each side of the current one. */
function pagesAround(page: number, last: number): number[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2];
  return [...new Set([1, ...near, last])]
    .filter((one) => one >= 1 && one <= last)
    .toSorted((one, other) => one - other);
}
