import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TimelineEntry } from '#domain/content/timeline';
import { IconButton } from '#kit/page/IconButton';
import { IconLink } from '#kit/page/IconLink';
import { EntryBody } from './EntryBody';
import { EntryTime } from './EntryTime';
import { entryName } from './entry-name';

interface EntryCardProps {
  entry: TimelineEntry;
  /** Of how many, and the place among them, from 1. */
  place: number;
  total: number;
  isOwn: boolean;
  href: string;
  /** Null where whoever looks may not. */
  editHref: string | null;
  onRemove: ((id: number, name: string) => void) | null;
  /** Something else is being written: nothing is deleted meanwhile. */
  busy: boolean;
  /** Stands in the place of what the entry says while it is edited. */
  form: ReactNode;
}

/** One entry among the others; drawn anew only when something of it is another. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { entry, place, total, isOwn, href, editHref, onRemove, busy, form } = props;
  const intl = useIntl();
  const author = entry.author || intl.formatMessage({ id: 'timeline.nobody' });
  const name = entryName(entry);
  const label = (id: string) => intl.formatMessage({ id }, { name });
  const id = `entry-${entry.id}`;
  return (
    <article
      id={id}
      className="entry"
      tabIndex={-1}
      aria-labelledby={`${id}-author`}
      aria-posinset={place}
      aria-setsize={total}
    >
      <header>
        <span className="entry-mark" aria-hidden="true">
          {[...author][0]}
        </span>
        <p>
          <b id={`${id}-author`}>{author}</b>
          {isOwn ? (
            <span className="tag">
              <FormattedMessage id="timeline.own" />
            </span>
          ) : null}
          <EntryTime at={entry.created_at} href={href} />
        </p>
        {form === null ? (
          <div className="entry-actions">
            {editHref ? (
              <IconLink href={editHref} label={label('record.editNamed')} icon="pi pi-pencil" />
            ) : null}
            {onRemove ? (
              <IconButton
                label={label('record.deleteNamed')}
                icon="pi pi-trash"
                disabled={busy}
                onClick={() => onRemove(entry.id, name)}
              />
            ) : null}
          </div>
        ) : null}
      </header>
      {form ?? <EntryBody entry={entry} author={author} />}
    </article>
  );
});
