import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import {
  type Circle,
  circleOf,
  circleProblems,
  classOfDraft,
  conditionOf,
  schoolOfDraft,
} from '#domain/messaging/audience-rules';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { notificationTargets } from './notification-targets';
import { schoolNotifications } from './school-notifications';

/** Queries about audiences. They are `quiet`: the form shows a failure at the missing value. */
export const audienceKey = ({ city, user }: Scope) => ['audience', city, user] as const;

/** Pass types by kind (E-077, E-078, E-081). */
export const passTypes = (scope: Scope) =>
  queryOptions({
    queryKey: [...audienceKey(scope), 'passes'],
    async queryFn({ signal }) {
      const request = { signal, quiet: true };
      const [membership, common, shop] = await Promise.all([
        scope.call(notificationTargets.membershipPasses, { query: { city: scope.city }, ...request }),
        scope.call(notificationTargets.commonPasses, { query: { city: scope.city }, ...request }),
        scope.call(notificationTargets.favourites, {
          query: { type: 'passport_custom_for_shop', city: scope.city },
          ...request,
        }),
      ]);
      return { membership: membership.data.content, common: common.data.content, shop: shop.data.content };
    },
  });

/** The number of receivers of a draft, from the list call of its audience. */
export const receiverCount = (scope: Scope, draft: ComposedNotification) =>
  queryOptions({
    queryKey: [...audienceKey(scope), 'count', draft.audience, requestOf(draft)],
    queryFn: ({ signal }) => COUNTS[draft.audience](scope, draft, signal),
  });

/** The parts of the draft that the count depends on. */
function requestOf(draft: ComposedNotification): unknown {
  const { audience, user_ids, ad_ids } = draft;
  if (audience === 'users') return user_ids.length;
  if (audience === 'favouriteAds') return ad_ids.map(({ id }) => id);
  if (audience === 'mapUsers') return circleOf(draft);
  if (audience === 'school') return [schoolOfDraft(draft), classOfDraft(draft)];
  return audience === 'everyone' ? null : conditionOf(draft);
}

type Count = (scope: Scope, draft: ComposedNotification, signal: AbortSignal) => Promise<number>;

const ONE = { limit: 1, offset: 0 };

const byCondition: Count = async (scope, draft, signal) => {
  const condition =
    draft.audience === 'everyone'
      ? {}
      : draft.audience === 'passHolders'
        ? { pass_type: conditionOf(draft).pass_type }
        : conditionOf(draft);
  const { data } = await scope.call(notificationTargets.usersOfFavourites, {
    query: { ...condition, ...ONE, city: scope.city, type: 'get_users' },
    body: {},
    signal,
    quiet: true,
  });
  return data.total_length;
};

const byFavourites: Count = async (scope, { ad_ids }, signal) => {
  const request = { signal, quiet: true };
  const query = { ...ONE, city: scope.city };
  const { data } =
    ad_ids.length === 0
      ? await scope.call(notificationTargets.usersWithFavourites, { query, ...request })
      : await scope.call(notificationTargets.usersOfFavourites, {
          query,
          body: { ad_ids: ad_ids.map(({ id }) => id) },
          ...request,
        });
  return data.total_length;
};

const onMap: Count = async (scope, draft, signal) => {
  const circle = circleOf(draft);
  if (circleProblems(circle).length > 0) throw new Error('the circle is incomplete');
  const query = { ...(circle as Circle), ...ONE, city: scope.city };
  const { data } = await scope.call(notificationTargets.usersOnMap, { query, signal, quiet: true });
  return data.total_length;
};

/** Rows per request when the people of one class are counted. */
const SCHOOL_PAGE = 500;

/** The list of a school has no class filter: to count one class, every page is loaded and filtered here. */
const atSchool: Count = async (scope, draft, signal) => {
  const params = { schoolId: schoolOfDraft(draft) };
  const chosen = Object.entries(classOfDraft(draft)).filter(([, value]) => value !== undefined);
  const loadPage = async (limit: number, offset: number) =>
    (await scope.call(schoolNotifications.users, { params, query: { limit, offset }, signal, quiet: true }))
      .data;
  if (chosen.length === 0) return (await loadPage(1, 0)).total_length;
  let [had, found] = [0, 0];
  for (;;) {
    const { content, total_length: total } = await loadPage(SCHOOL_PAGE, had);
    had += content.length;
    found += content.filter((person) =>
      chosen.every(([name, value]) => String(person[name as 'group' | 'classes'] ?? '') === value),
    ).length;
    if (content.length === 0 || had >= total) return found;
  }
};

const COUNTS: Readonly<Record<ComposedNotification['audience'], Count>> = {
  everyone: byCondition,
  users: async (_, { user_ids }) => user_ids.length,
  condition: byCondition,
  favouriteAds: byFavourites,
  mapUsers: onMap,
  passHolders: byCondition,
  school: atSchool,
};
