import { users } from '#api/users';
import { type AccountDraft, accountChange } from '#domain/account';
import type { Profile } from '#domain/profile';
import type { RecordEffects } from '#kit/record-editing';
import type { Scope } from '#kit/scope';
import { sendWith, type UploadActor } from '#machines/upload/upload.react';

/** One's own profile is changed, never deleted; the avatar travels with it. */
export const profileEffects = (
  { call, city }: Scope,
  avatar: UploadActor,
  refresh: () => void,
): RecordEffects<AccountDraft, Profile> => ({
  refresh,
  async save({ draft }, signal) {
    const { data } = await sendWith(avatar, (onProgress) =>
      call(users.account, { params: { city }, body: accountChange(draft), signal, onProgress, inForm: true }),
    );
    refresh();
    return data;
  },
  remove: () => Promise.reject(new Error('nobody deletes their own profile here')),
});
