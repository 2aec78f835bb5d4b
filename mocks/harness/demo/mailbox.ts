import type { Store } from '#mocks/backend/db/db';
import { type Mail, mailTable } from '#mocks/backend/tables/session/mails';

/** The mails that the backend has sent, as the panel shows them. */
export interface Mailbox {
  /** Returns the same array until a mail arrives or a code is used. */
  newestFirst(): readonly Mail[];
  subscribe(listener: () => void): () => void;
}

export function mailboxOf(db: Store): Mailbox {
  const mails = db.of(mailTable);
  let seen: readonly Mail[] = [];
  return {
    newestFirst() {
      const now = mails.list({}).rows.toReversed();
      // A changed row is another object.
      const same = now.length === seen.length && now.every((mail, index) => mail === seen[index]);
      if (!same) seen = now;
      return seen;
    },
    subscribe: (listener) => db.onChange(listener),
  };
}
