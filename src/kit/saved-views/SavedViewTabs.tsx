import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useSavedViews } from './saved-views';

/** A list without search, filter and order. */
interface WholeList {
  href: string;
  isSeen: boolean;
}

interface SavedViewTabsProps {
  /** Message id of the list's title. */
  caption: string;
  /** The query of the current view. */
  currentQuery: string;
  whole: WholeList;
  hrefOf: (query: string) => string;
}

/** Links to the whole list and to each saved view; nothing where no view is saved. */
export function SavedViewTabs({ caption, currentQuery, whole, hrefOf }: SavedViewTabsProps) {
  const name = useIntl().formatMessage({ id: 'views.title' });
  const { views } = useSavedViews(caption);
  if (views.length === 0) return null;
  return (
    <nav className="view-tabs" aria-label={name}>
      <Link href={whole.href} aria-current={whole.isSeen ? 'page' : undefined}>
        <FormattedMessage id="views.all" />
      </Link>
      {views.map((view) => (
        <Link
          key={view.name}
          href={hrefOf(view.query)}
          aria-current={view.query === currentQuery ? 'page' : undefined}
        >
          {view.name}
        </Link>
      ))}
    </nav>
  );
}
