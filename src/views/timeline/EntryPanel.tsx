import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { timelineSource } from '#api/content/timeline';
import { mayDeleteEntry, mayEditEntry, type TimelineEntry } from '#domain/content/timeline';
import { useScope, useUser } from '#kit/context/scope';
import { FreshState } from '#kit/page/FreshState';
import { QueryState } from '#kit/page/QueryState';
import { RecordFrame } from '#kit/record/RecordFrame';
import type { RecordEditing } from '#kit/record/record-editing';
import type { UploadActor } from '#machines/upload/upload.react';
import { EntryBody } from './EntryBody';
import { EntryForm } from './EntryForm';
import { EntryTime } from './EntryTime';
import { entryName } from './entry-name';
import type { EntryValues } from './entry-values';

interface EntryPanelProps {
  id: number;
  editing: RecordEditing<EntryValues>;
}

/** One entry alone, by its address, independent of its position in the timeline. */
export function EntryPanel({ id, editing }: EntryPanelProps) {
  const query = useQuery(oneOf(useScope(), id));
  return <QueryState query={query}>{(entry) => <Entry entry={entry} editing={editing} />}</QueryState>;
}

/**
 * The entry is requested again before it is edited. If an address requests editing of another user's
 * entry, the entry is only shown.
 */
export function EditedEntry({ id, editing, upload }: EntryPanelProps & { upload: UploadActor }) {
  const query = useQuery(oneOf(useScope(), id));
  const { profile, role } = useUser();
  return (
    <FreshState query={query}>
      {(entry) =>
        mayEditEntry({ id: profile.id, role }, entry) ? (
          <EntryForm editing={editing} entry={entry} upload={upload} returnsTo={`entry-${id}`} />
        ) : (
          <Entry entry={entry} editing={editing} />
        )
      }
    </FreshState>
  );
}

function Entry({ entry, editing }: { entry: TimelineEntry; editing: RecordEditing<EntryValues> }) {
  const intl = useIntl();
  const { profile, role } = useUser();
  const person = { id: profile.id, role };
  const author = entry.author || intl.formatMessage({ id: 'timeline.nobody' });
  const label = (id: string) => intl.formatMessage({ id });
  return (
    <RecordFrame
      name={author}
      tags={<EntryTime at={entry.created_at} href={editing.hrefs.view(entry.id)} />}
      primary={
        mayEditEntry(person, entry)
          ? { label: label('record.edit'), href: editing.hrefs.edit(entry.id) }
          : undefined
      }
      actions={
        mayDeleteEntry(person, entry)
          ? [
              {
                label: label('record.delete'),
                icon: 'pi pi-trash',
                danger: true,
                onSelect: () => editing.remove(entry.id, entryName(entry)),
              },
            ]
          : []
      }
    >
      <EntryBody entry={entry} author={author} whole />
    </RecordFrame>
  );
}

function oneOf(...[scope, id]: Parameters<NonNullable<typeof timelineSource.one>>) {
  if (timelineSource.one === null) throw new Error('an entry has a call of its own');
  return timelineSource.one(scope, id);
}
