import { useCallback, useEffect, useRef } from 'react';
import { mayDeleteEntry, mayEditEntry, type TimelineEntry } from '#domain/content/timeline';
import { useUser } from '#kit/context/scope';
import type { RecordController } from '#kit/record/use-record-controller';
import type { UploadActor } from '#machines/upload/upload.react';
import { EntryCard } from './EntryCard';
import { EditedEntry } from './EntryPanel';
import type { EntryValues } from './entry-values';

interface EntriesProps {
  entries: readonly TimelineEntry[];
  total: number;
  recordController: RecordController<EntryValues>;
  isWriting: boolean;
  /** The entry that is edited within the feed. */
  editing: { id: number | null; upload: UploadActor } | null;
}

/** The loaded entries, each with the actions that the user may perform. */
export function Entries({ entries, total, recordController, isWriting, editing }: EntriesProps) {
  const { profile, role } = useUser();
  const { record } = recordController;
  const person = { id: profile.id, role };
  const latestRemove = useRef(recordController.remove);
  useEffect(function keepLatest() {
    latestRemove.current = recordController.remove;
  });
  const remove = useCallback((id: number, name: string) => latestRemove.current(id, name), []);
  return entries.map((entry, index) => {
    const isOwn = mayEditEntry(person, entry);
    return (
      <EntryCard
        key={entry.id}
        entry={entry}
        position={index + 1}
        total={total}
        isOwn={isOwn}
        href={recordController.hrefs.view(entry.id)}
        isOpen={record?.mode === 'view' && record.id === entry.id}
        editHref={isOwn ? recordController.hrefs.edit(entry.id) : null}
        onRemove={mayDeleteEntry(person, entry) ? remove : null}
        isWriting={isWriting}
        form={
          editing?.id === entry.id ? (
            <EditedEntry id={entry.id} recordController={recordController} upload={editing.upload} />
          ) : null
        }
      />
    );
  });
}
