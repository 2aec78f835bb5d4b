import type { QueryClient } from '@tanstack/react-query';
import { userKeys } from '#api/user-queries';
import { users } from '#api/users';
import type { AdvertiserDraft } from '#domain/registration';
import type { User, UserDraft } from '#domain/user';
import type { Scope } from '#kit/scope';
import type { RecordEditorEffects } from '#machines/record-editor/record-editor.machine';

/** Advertisers are made (E-012), every user is changed (E-013), nobody is deleted. */
export const userEffects = (
  { call, city, user }: Scope,
  queryClient: QueryClient,
): RecordEditorEffects<AdvertiserDraft | UserDraft, User> => ({
  async save({ id, draft }, signal) {
    const { data } =
      id === null
        ? await call(users.createAdvertiser, {
            params: { city },
            body: draft as AdvertiserDraft,
            signal,
            inForm: true,
          })
        : await call(users.update, { params: { city, id }, body: draft, signal, inForm: true });
    void queryClient.invalidateQueries({ queryKey: userKeys.all({ call, city, user }) });
    return data;
  },
  remove: () => Promise.reject(new Error('nobody is deleted here')),
});
