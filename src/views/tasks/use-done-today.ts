import { useAtom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { dayAt } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { tabStorage } from '#kit/services/storage';
import { textAtom } from '#kit/services/stored-text';

/** What this user has done on this page today, in this tab: it outlives the way to a chat and back. */
interface DoneRecord {
  day: string;
  count: number;
  /** Keys of the tasks whose link was followed. */
  followed: readonly string[];
}

const storedTextAtom = atomFamily((key: string) => textAtom(key, tabStorage));

export interface DoneToday extends Pick<DoneRecord, 'count' | 'followed'> {
  /** The server has a decision. */
  countDecision: () => void;
  follow: (key: string) => void;
  /** A followed task no longer waits. */
  finish: (key: string) => void;
}

export function useDoneToday(): DoneToday {
  const { user: ownId, city } = useScope();
  const { clock } = useAppServices();
  const key = `tasks:${ownId}:${city}`;
  const [text, setText] = useAtom(storedTextAtom(key));
  const today = dayAt(clock.now());
  const updateRecord = (next: (record: DoneRecord) => Partial<DoneRecord>) => {
    // decisions follow one another faster than the page is rendered
    const record = doneRecordIn(tabStorage.getItem(key), today);
    setText(JSON.stringify({ ...record, ...next(record) }));
  };
  const { count, followed } = doneRecordIn(text, today);
  return {
    count,
    followed,
    countDecision: () => updateRecord((record) => ({ count: record.count + 1 })),
    follow: (taskKey) =>
      updateRecord((record) => ({ followed: [...new Set([...record.followed, taskKey])] })),
    finish: (taskKey) =>
      updateRecord((record) =>
        record.followed.includes(taskKey)
          ? {
              count: record.count + 1,
              followed: record.followed.filter((followedKey) => followedKey !== taskKey),
            }
          : {},
      ),
  };
}

function doneRecordIn(text: string | null, day: string): DoneRecord {
  const nothingDone: DoneRecord = { day, count: 0, followed: [] };
  try {
    const record = JSON.parse(text ?? 'null') as DoneRecord | null;
    const isReadable = typeof record?.count === 'number' && Array.isArray(record.followed);
    return isReadable && record.day === day ? record : nothingDone;
  } catch {
    return nothingDone;
  }
}
