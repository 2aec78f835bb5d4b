import { accounts } from '#api/people/accounts';
import { draftProblems } from '#domain/base/draft-problems';
import { pictureFileProblem } from '#domain/base/upload';
import { type AccountChange, AccountDraft, accountOf, isSameEmail } from '#domain/people/account';
import { answer, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { changePerson, refuseTaken } from '#mocks/backend/services/people';
import { storedPicture } from '#mocks/backend/services/stored-picture';
import { withStored } from '#mocks/backend/services/with-stored';
import { hasVerified } from '#mocks/backend/tables/session/mails';

export const profileHandlers = [
  answer(accounts.update, async ({ backend, account, body: change, sentFields }) => {
    // what is left out stays as it is; a missing picture is an unchanged one
    const body = { ...withStored(accounts.update, change, account, sentFields), avatar: change.avatar };
    const avatar = body.avatar === undefined ? (account.avatar ?? null) : body.avatar;
    const email = body.email?.trim() ?? account.email ?? '';
    const isNewEmail = !isSameEmail(email, account.email ?? '');
    // A change of the address alone is not refused for other fields that the profile lacks.
    if (!isNewEmail || isChanged(body, account))
      refuseProblems(draftProblems(AccountDraft, { ...body, avatar }));
    if (body.avatar) {
      const problem = pictureFileProblem('avatar', body.avatar);
      if (problem) refuseProblems([problem]);
    }
    refuseTaken(backend.db, { username: account.username, email }, account);
    if (isNewEmail && !hasVerified(backend, account, email.toLowerCase()))
      throw new Refusal(400, { errors: { email: [SERVER_TEXTS.emailNotVerified] } });
    const { username: _, avatar: __, ...changes } = body;
    const sentChanges = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    );
    const row = changePerson(backend, account.id, {
      ...sentChanges,
      email,
      avatar: avatar === null ? null : await storedPicture('avatar', avatar),
    });
    return { status: 200, data: row };
  }),
];

/** A change of the address also sends the unchanged values of the profile. */
function isChanged(change: AccountChange, account: Account): boolean {
  const { avatar: _, ...storedProfile } = accountOf(account);
  const values: Readonly<Record<string, unknown>> = change;
  return (
    change.avatar !== undefined ||
    Object.entries(storedProfile).some(([field, text]) => text !== (values[field] ?? ''))
  );
}
