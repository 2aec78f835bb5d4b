import type { Store } from '#mocks/db/db';
import { type Mail, mailTable } from '#mocks/tables/session/mails';

/** The mails the backend has sent, as the panel looks at them. */
export interface Mailbox {
  /** The same list until another mail comes or a code is spent. */
  newestFirst(): readonly Mail[];
  subscribe(listener: () => void): () => void;
}

export function mailboxOf(db: Store): Mailbox {
  const mails = db.of(mailTable);
  let seen: readonly Mail[] = [];
  return {
    newestFirst() {
      const now = mails.list({}).rows.toReversed();
      // a changed row is another object
      const same = now.length === seen.length && now.every((mail, index) => mail === seen[index]);
      if (!same) seen = now;
      return seen;
    },
    subscribe: (listener) => db.onChange(listener),
  };
}
