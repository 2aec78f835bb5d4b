import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { isChosen, type ListFilter } from './FilterSelect';
import type { ListState } from './list-state';
import { presentQuery, useSavedViews } from './saved-views';
import { HIDE } from './use-columns';

interface SavedViewTabsProps {
  caption: string;
  list: ListState;
  filters: readonly ListFilter[];
  hidden: readonly string[];
}

/** The whole list and each saved view of it, a tap away; a list without any has no such line. */
export function SavedViewTabs({ caption, list, filters, hidden }: SavedViewTabsProps) {
  const name = useIntl().formatMessage({ id: 'views.title' });
  const { views } = useSavedViews(caption);
  if (views.length === 0) return null;
  const present = presentQuery(list, hidden);
  const narrowed = list.search !== '' || filters.some(isChosen);
  const whole = !narrowed && list.ordering === '' && list.parameter(HIDE) === null;
  return (
    <nav className="view-tabs" aria-label={name}>
      <Link href={hrefOfWhole(list, filters)} aria-current={whole ? 'page' : undefined}>
        <FormattedMessage id="views.all" />
      </Link>
      {views.map((view) => (
        <Link
          key={view.name}
          href={list.hrefOf(view.query)}
          aria-current={view.query === present ? 'page' : undefined}
        >
          {view.name}
        </Link>
      ))}
    </nav>
  );
}

/** Columns hidden for good stay so, and so does which part of the page one is in. */
const hrefOfWhole = (list: ListState, filters: readonly ListFilter[]): string =>
  list.href({
    search: null,
    order: null,
    page: null,
    [HIDE]: null,
    ...Object.fromEntries(filters.map(({ filter }) => [filter.name, null])),
  });
