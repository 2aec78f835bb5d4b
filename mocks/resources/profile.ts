import { users } from '#api/users';
import { accountProblems } from '#domain/account';
import { pictureFileProblem } from '#domain/upload';
import { answer, found, refuseIf } from '#mocks/mock';
import { refuseTaken, updatePerson } from '#mocks/people';
import { isoTime } from '#mocks/seed/japan-time';
import { storedPicture } from '#mocks/stored-picture';

export const profileHandlers = [
  answer(users.account, async ({ backend, account, body }) => {
    refuseIf(accountProblems(body));
    if (typeof body.avatar === 'object' && body.avatar !== null) {
      const problem = pictureFileProblem('avatar', body.avatar);
      if (problem) refuseIf([problem]);
    }
    const email = body.email?.trim() ?? account.email ?? '';
    refuseTaken(backend.db, { username: account.username, email }, account);
    const { username: _, avatar, ...changes } = body;
    const row = updatePerson(backend.db, account.id, {
      ...changes,
      email,
      avatar: avatar === null ? null : await storedPicture(avatar),
      last_modified: isoTime(backend.clock.now()),
    });
    return { status: 200, data: found(row) };
  }),
];
