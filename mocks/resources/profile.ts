import { users } from '#api/users';
import { accountProblems } from '#domain/account';
import { pictureFileProblem } from '#domain/upload';
import { answer, found, Refusal, refuseIf } from '#mocks/mock';
import { isoTime } from '#mocks/seed/japan-time';
import { SERVER_TEXTS } from '#mocks/server-texts';
import { storedPicture } from '#mocks/stored-picture';
import { accountTable } from './accounts';

export const profileHandlers = [
  answer(users.account, async ({ backend, account, body }) => {
    refuseIf(accountProblems(body));
    if (typeof body.avatar === 'object' && body.avatar !== null) {
      const problem = pictureFileProblem('avatar', body.avatar);
      if (problem) refuseIf([problem]);
    }
    const accounts = backend.db.of(accountTable);
    const email = body.email?.trim() ?? account.email ?? '';
    const others = accounts
      .list({ where: { email: { equals: email } } })
      .rows.filter(({ id }) => id !== account.id);
    if (email !== '' && others.length > 0)
      throw new Refusal(400, { errors: { email: [SERVER_TEXTS.emailTaken] } });
    const { username: _, avatar, ...changes } = body;
    const row = accounts.update(account.id, {
      ...changes,
      email,
      avatar: avatar === null ? null : await storedPicture(avatar),
      last_modified: isoTime(backend.clock.now()),
    });
    return { status: 200, data: found(row) };
  }),
];
