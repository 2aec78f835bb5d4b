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
  /** Position among all entries, from 1, and their number. */
  position: number;
  total: number;
  isOwn: boolean;
  href: string;
  /** The entry's panel stands beside the feed. */
  isOpen: boolean;
  /** Null if the user may not edit or delete the entry. */
  editHref: string | null;
  onRemove: ((id: number, name: string) => void) | null;
  /** True while another entry is being written: no entry can be deleted meanwhile. */
  isWriting: boolean;
  /** Replaces the content while the entry is edited. */
  form: ReactNode;
}

/** One entry of the feed. Memoized: it renders again only when one of its props changes. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { entry, position, total, isOwn, href, isOpen, editHref, onRemove, isWriting, form } = props;
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
      aria-current={isOpen ? 'true' : undefined}
      aria-posinset={position}
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
                disabled={isWriting}
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
