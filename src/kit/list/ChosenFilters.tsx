import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { isChosen, type ListFilter, optionText } from './FilterSelect';
import { withoutFilters } from './list-address';
import type { ListState } from './list-state';

/** The chosen filters, and beside them the search, each a link that removes it; print shows only their text. */
export function ChosenFilters({ list, filters }: { list: ListState; filters: readonly ListFilter[] }) {
  const intl = useIntl();
  const chosenFilters = filters.filter(isChosen);
  if (chosenFilters.length === 0) return null;
  const tags = chosenFilters.map((listFilter) => ({
    name: listFilter.filter.name,
    href: listFilter.filter.href(listFilter.filter.values[0] ?? ''),
    text: `${intl.formatMessage({ id: 'list.filter' }, { label: intl.formatMessage({ id: listFilter.label }) })}${optionText(intl, listFilter, listFilter.filter.value)}`,
  }));
  if (list.search !== '') {
    tags.push({ name: 'search', href: list.href({ search: null, page: null }), text: list.search });
  }
  return (
    <ul className="chosen-filters" aria-label={intl.formatMessage({ id: 'list.filters' })}>
      {tags.map(({ name, href, text }) => (
        <li key={name}>
          <Link
            className="tag strong"
            href={href}
            aria-label={intl.formatMessage({ id: 'list.takeOff' }, { name: text })}
          >
            {text}
            <span className="pi pi-times" aria-hidden="true" />
          </Link>
        </li>
      ))}
      {tags.length > 1 ? (
        <li>
          <Link href={withoutFilters(list, filters)}>
            <FormattedMessage id="list.takeOffAll" />
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
