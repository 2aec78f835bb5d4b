import { type FormEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { ListState } from './list-state';

/** 全1,234件中 1–20件, and the pages as links, which open in a new tab like any other link. */
export function Pager({ list, total, shown }: { list: ListState; total: number; shown: number }) {
  const intl = useIntl();
  const lastPage = Math.max(1, Math.ceil(total / list.size));
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
      {lastPage > 1 ? (
        <ul>
          <li>
            <StepLink
              to={list.page - 1}
              lastPage={lastPage}
              href={hrefOf}
              label="list.previous"
              icon="pi pi-angle-left"
            />
          </li>
          {pagesAround(list.page, lastPage).map((page, index, pages) => (
            <li
              key={page}
              className={classOfPage(page, { before: pages[index - 1] ?? 0, current: list.page, lastPage })}
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
            <StepLink
              to={list.page + 1}
              lastPage={lastPage}
              href={hrefOf}
              label="list.next"
              icon="pi pi-angle-right"
            />
          </li>
        </ul>
      ) : null}
      {lastPage >= JUMP_FROM ? <PageJump key={list.page} list={list} lastPage={lastPage} /> : null}
    </nav>
  );
}

/** The number of pages from which the user may type a page number. */
const JUMP_FROM = 8;

function PageJump({ list, lastPage }: { list: ListState; lastPage: number }) {
  const id = useId();
  function goToTypedPage(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pageText = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(pageText) && pageText >= 1) list.setPage(Math.min(pageText, lastPage));
  }
  return (
    <form className="page-jump" onSubmit={goToTypedPage} noValidate>
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
        max={lastPage}
        defaultValue={list.page}
      />
    </form>
  );
}

interface StepLinkProps {
  to: number;
  lastPage: number;
  href: (page: number) => string;
  label: string;
  icon: string;
}

function StepLink({ to, lastPage, href, label, icon }: StepLinkProps) {
  const intl = useIntl();
  const mark = <span className={icon} aria-hidden="true" />;
  if (to < 1 || to > lastPage) return <span className="page disabled">{mark}</span>;
  return (
    <Link href={href(to)} className="page" aria-label={intl.formatMessage({ id: label })}>
      {mark}
    </Link>
  );
}

/** A phone hides pages of class `far`, so that the pager fits on one row. */
function classOfPage(
  page: number,
  neighbours: { before: number; current: number; lastPage: number },
): string {
  const isFar = Math.abs(page - neighbours.current) > 1 && page !== 1 && page !== neighbours.lastPage;
  return [isFar && 'far', page - neighbours.before > 1 && 'after-gap'].filter(Boolean).join(' ');
}

/** The first and the last page, and two on each side of the current one. */
function pagesAround(page: number, lastPage: number): number[] {
  const nearPages = [page - 2, page - 1, page, page + 1, page + 2];
  return [...new Set([1, ...nearPages, lastPage])]
    .filter((one) => one >= 1 && one <= lastPage)
    .toSorted((one, other) => one - other);
}
