import { users } from '#api/users';
import { accountProblems } from '#domain/account';
import { pictureFileProblem } from '#domain/upload';
import { answer, refuseIf } from '#mocks/mock';
import { changePerson, refuseTaken } from '#mocks/people';
import { storedPicture } from '#mocks/stored-picture';

export const profileHandlers = [
  answer(users.account, async ({ backend, account, body }) => {
    const avatar = body.avatar === undefined ? (account.avatar ?? null) : body.avatar;
    refuseIf(accountProblems({ ...body, avatar }));
    if (body.avatar) {
      const problem = pictureFileProblem('avatar', body.avatar);
      if (problem) refuseIf([problem]);
    }
    const email = body.email?.trim() ?? account.email ?? '';
    refuseTaken(backend.db, { username: account.username, email }, account);
    const { username: _, avatar: __, ...changes } = body;
    const row = changePerson(backend, account.id, {
      ...changes,
      email,
      avatar: avatar === null ? null : await storedPicture(avatar),
    });
    return { status: 200, data: row };
  }),
];
