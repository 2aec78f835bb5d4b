import type { Backend } from '#mocks/backend/backend-types';
import { Refusal } from '#mocks/backend/protocol/refusal';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { removePerson } from './people';

/** A person assigned to a shop is kept, with the reason in the response (R-STATE-12). */
export function removeEmployee({ db }: Backend, caller: Account, person: Account) {
  if (person.id === caller.id) throw new Refusal(400, SERVER_TEXTS.ownRemoval);
  if (person.code_shop) {
    const message = fillPlaceholders(SERVER_TEXTS.shopAssigned, { name: person.name || person.username });
    return { status: 209, data: { message } } as const;
  }
  removePerson(db, person.id);
  return { status: 204, data: null } as const;
}
