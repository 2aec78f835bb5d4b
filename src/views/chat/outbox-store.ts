import { browserStorage } from '#kit/services/storage';
import type { Letter } from '#machines/chat-outbox/chat-outbox.machine';

/**
 * Letters of one user in one city, shared by all tabs: any open tab sends them, and one letter sent by two
 * tabs is one message. The key is that of a draft, so a log-out by choice drops them.
 */
export function outboxStore({ user, city }: { user: number; city: string }) {
  const key = `draft:${user}:${city}:chat-outbox`;
  return {
    read: () => lettersIn(browserStorage.getItem(key)),
    /** `tabLetterIds`: ids of the letters that this tab has had; those of other tabs are kept. */
    write(letters: readonly Letter[], tabLetterIds: ReadonlySet<string>) {
      const lettersOfOtherTabs = lettersIn(browserStorage.getItem(key)).filter(
        ({ id }) => !tabLetterIds.has(id),
      );
      const allLetters = [...lettersOfOtherTabs, ...letters].toSorted((one, other) => one.at - other.at);
      browserStorage.setItem(key, allLetters.length === 0 ? null : JSON.stringify(allLetters));
    },
  };
}

/** Lenient: another version of the console may have written the text. */
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
    [id, room, text].every((field) => typeof field === 'string') &&
    typeof at === 'number' &&
    typeof refused === 'boolean'
  );
}
