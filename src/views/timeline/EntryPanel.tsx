import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { timelineSource } from '#api/content/timeline';
import { mayDeleteEntry, mayEditEntry, type TimelineEntry } from '#domain/content/timeline';
import { useScope, useUser } from '#kit/context/scope';
import { FreshState } from '#kit/page/FreshState';
import { QueryState } from '#kit/page/QueryState';
import { RecordFrame } from '#kit/record/RecordFrame';
import type { RecordController } from '#kit/record/use-record-controller';
import type { UploadActor } from '#machines/upload/upload.react';
import { EntryBody } from './EntryBody';
import { EntryForm } from './EntryForm';
import { EntryTime } from './EntryTime';
import { entryName } from './entry-name';
import type { EntryValues } from './entry-values';

interface EntryPanelProps {
  id: number;
  recordController: RecordController<EntryValues>;
}

/** One entry alone, by its address, independent of its position in the timeline. */
export function EntryPanel({ id, recordController }: EntryPanelProps) {
  const query = useQuery(entryQuery(useScope(), id));
  return (
    <QueryState query={query}>
      {(entry) => <Entry entry={entry} recordController={recordController} />}
    </QueryState>
  );
}

/**
 * The entry is requested again before it is edited. If an address requests editing of another user's
 * entry, the entry is only shown.
 */
export function EditedEntry({ id, recordController, upload }: EntryPanelProps & { upload: UploadActor }) {
  const query = useQuery(entryQuery(useScope(), id));
  const { profile, role } = useUser();
  return (
    <FreshState query={query}>
      {(entry) =>
        mayEditEntry({ id: profile.id, role }, entry) ? (
          <EntryForm
            recordController={recordController}
            entry={entry}
            upload={upload}
            returnFocusTo={`entry-${id}`}
          />
        ) : (
          <Entry entry={entry} recordController={recordController} />
        )
      }
    </FreshState>
  );
}

function Entry({
  entry,
  recordController,
}: {
  entry: TimelineEntry;
  recordController: RecordController<EntryValues>;
}) {
  const intl = useIntl();
  const { profile, role } = useUser();
  const person = { id: profile.id, role };
  const author = entry.author || intl.formatMessage({ id: 'timeline.nobody' });
  const label = (id: string) => intl.formatMessage({ id });
  return (
    <RecordFrame
      name={author}
      tags={<EntryTime at={entry.created_at} href={recordController.hrefs.view(entry.id)} />}
      primary={
        mayEditEntry(person, entry)
          ? { label: label('record.edit'), href: recordController.hrefs.edit(entry.id) }
          : undefined
      }
      actions={
        mayDeleteEntry(person, entry)
          ? [
              {
                label: label('record.delete'),
                icon: 'pi pi-trash',
                danger: true,
                onSelect: () => recordController.remove(entry.id, entryName(entry)),
              },
            ]
          : []
      }
    >
      <EntryBody entry={entry} author={author} isUncut />
    </RecordFrame>
  );
}

function entryQuery(...[scope, id]: Parameters<NonNullable<typeof timelineSource.one>>) {
  if (timelineSource.one === null) throw new Error('an entry has a call of its own');
  return timelineSource.one(scope, id);
}
