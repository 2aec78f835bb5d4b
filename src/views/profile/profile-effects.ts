import type { Scope } from '#api/http/scope';
import { withoutFields } from '#api/http/unreadable-fields';
import { accounts } from '#api/people/accounts';
import { type AccountDraft, accountChange } from '#domain/people/account';
import type { Profile } from '#domain/people/profile';
import type { RecordEffects } from '#kit/record/use-record-controller';
import { sendWith, type UploadActor } from '#machines/upload/upload.react';

/**
 * The user's own profile is changed, never deleted. The avatar is sent with it, and the e-mail address
 * unchanged.
 */
export const profileEffects = (
  { call, city }: Scope,
  avatar: UploadActor,
  knownEmail: () => string | undefined,
  refresh: () => void,
): RecordEffects<AccountDraft, Profile> => ({
  refresh,
  async save({ draft, omitted }, signal) {
    const body = { ...withoutFields(accountChange(draft), omitted), email: knownEmail() };
    const { data } = await sendWith(avatar, (onProgress) =>
      call(accounts.update, { params: { city }, body, signal, onProgress, inForm: true }),
    );
    refresh();
    return data;
  },
});
