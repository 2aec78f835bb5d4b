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
  let shownMails: readonly Mail[] = [];
  return {
    newestFirst() {
      const currentMails = mails.list({}).rows.toReversed();
      // A changed row is another object.
      const isUnchanged =
        currentMails.length === shownMails.length &&
        currentMails.every((mail, index) => mail === shownMails[index]);
      if (!isUnchanged) shownMails = currentMails;
      return shownMails;
    },
    subscribe: (listener) => db.onChange(listener),
  };
}
