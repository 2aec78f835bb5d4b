import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { withoutFields } from '#api/http/unreadable-fields';
import { accounts } from '#api/people/accounts';
import { userKeys } from '#api/people/user-queries';
import { users } from '#api/people/users';
import type { AdvertiserDraft } from '#domain/people/registration';
import { type User, type UserDraft, userChange } from '#domain/people/user';
import { keepSaved } from '#kit/record/cached-rows';
import type { RecordEffects } from '#kit/record/use-record-controller';

/** Advertisers are created (E-012), every user can be changed (E-013), no user is deleted. */
export const userEffects = (
  scope: Scope,
  queryClient: QueryClient,
): RecordEffects<AdvertiserDraft | UserDraft, User> => {
  const { call, city } = scope;
  const usersKey = userKeys.all(scope);
  return {
    async save({ id, draft, omitted }, signal) {
      const { data } =
        id === null
          ? await call(accounts.createAdvertiser, {
              params: { city },
              body: draft as AdvertiserDraft,
              signal,
              inForm: true,
            })
          : await call(users.update, {
              params: { city, id },
              body: withoutFields(userChange(draft), omitted),
              signal,
              inForm: true,
            });
      keepSaved(queryClient, data, {
        all: usersKey,
        lists: userKeys.lists(scope),
        one: (savedId) => userKeys.one(scope, savedId),
      });
      return data;
    },
    refresh: () => void queryClient.invalidateQueries({ queryKey: usersKey }),
  };
};
