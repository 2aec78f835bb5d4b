import { useAtom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { dayAt } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { tabStorage } from '#kit/services/storage';
import { textAtom } from '#kit/services/stored-text';

/** What this user has done on this page today, in this tab: it outlives the way to a chat and back. */
interface Done {
  day: string;
  count: number;
  /** Keys of the tasks whose link was followed. */
  followed: readonly string[];
}

const textOf = atomFamily((key: string) => textAtom(key, tabStorage));

export interface DoneToday extends Pick<Done, 'count' | 'followed'> {
  /** The server has a decision. */
  add: () => void;
  follow: (key: string) => void;
  /** A followed task no longer waits. */
  finish: (key: string) => void;
}

export function useDoneToday(): DoneToday {
  const { user, city } = useScope();
  const { clock } = useAppServices();
  const key = `tasks:${user}:${city}`;
  const [text, setText] = useAtom(textOf(key));
  const today = dayAt(clock.now());
  const change = (next: (done: Done) => Partial<Done>) => {
    // decisions follow one another faster than the page is rendered
    const done = doneOf(tabStorage.getItem(key), today);
    setText(JSON.stringify({ ...done, ...next(done) }));
  };
  const { count, followed } = doneOf(text, today);
  return {
    count,
    followed,
    add: () => change((done) => ({ count: done.count + 1 })),
    follow: (task) => change((done) => ({ followed: [...new Set([...done.followed, task])] })),
    finish: (task) =>
      change((done) =>
        done.followed.includes(task)
          ? { count: done.count + 1, followed: done.followed.filter((one) => one !== task) }
          : {},
      ),
  };
}

function doneOf(text: string | null, day: string): Done {
  const nothing: Done = { day, count: 0, followed: [] };
  try {
    const done = JSON.parse(text ?? 'null') as Done | null;
    const isReadable = typeof done?.count === 'number' && Array.isArray(done.followed);
    return isReadable && done.day === day ? done : nothing;
  } catch {
    return nothing;
  }
}
