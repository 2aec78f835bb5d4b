import { browserStorage } from '#kit/services/storage';
import type { Letter } from '#machines/chat-outbox/chat-outbox.machine';

/**
 * What was written and has not arrived, for one user in one city, in all tabs: whichever is open sends it, and the same
 * message sent by two is one. It is a draft by its name, and goes with those who sign out by choice.
 */
export function outboxStore({ user, city }: { user: number; city: string }) {
  const key = `draft:${user}:${city}:chat-outbox`;
  return {
    read: () => lettersIn(browserStorage.getItem(key)),
    /** `known`: those this tab has had; another tab's are left to stand. */
    write(letters: readonly Letter[], known: ReadonlySet<string>) {
      const others = lettersIn(browserStorage.getItem(key)).filter(({ id }) => !known.has(id));
      const all = [...others, ...letters].toSorted((one, other) => one.at - other.at);
      browserStorage.setItem(key, all.length === 0 ? null : JSON.stringify(all));
    },
  };
}

/** Read leniently: another version of the console may have written it. */
function lettersIn(text: string | null): Letter[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isLetter) : [];
  } catch {
    return [];
  }
}

function isLetter(value: unknown): value is Letter {
  const { id, room, text, at, refused } = (value ?? {}) as Partial<Record<keyof Letter, unknown>>;
  return (
    [id, room, text].every((one) => typeof one === 'string') &&
    typeof at === 'number' &&
    typeof refused === 'boolean'
  );
}
