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
    queryKey: [...audienceKey(scope), 'count', draft.audience, countKeyOf(draft)],
    queryFn: ({ signal }) => COUNTERS[draft.audience](scope, draft, signal),
  });

/** The parts of the draft that the count depends on. */
function countKeyOf(draft: ComposedNotification): unknown {
  const { audience, user_ids, ad_ids } = draft;
  if (audience === 'users') return user_ids.length;
  if (audience === 'favouriteAds') return ad_ids.map(({ id }) => id);
  if (audience === 'mapUsers') return circleOf(draft);
  if (audience === 'school') return [schoolOfDraft(draft), classOfDraft(draft)];
  return audience === 'everyone' ? null : conditionOf(draft);
}

type CountReceivers = (scope: Scope, draft: ComposedNotification, signal: AbortSignal) => Promise<number>;

const ONE_ROW = { limit: 1, offset: 0 };

const countByCondition: CountReceivers = async (scope, draft, signal) => {
  const condition =
    draft.audience === 'everyone'
      ? {}
      : draft.audience === 'passHolders'
        ? { pass_type: conditionOf(draft).pass_type }
        : conditionOf(draft);
  const { data } = await scope.call(notificationTargets.usersOfFavourites, {
    query: { ...condition, ...ONE_ROW, city: scope.city, type: 'get_users' },
    body: {},
    signal,
    quiet: true,
  });
  return data.total_length;
};

const countByFavourites: CountReceivers = async (scope, { ad_ids }, signal) => {
  const request = { signal, quiet: true };
  const query = { ...ONE_ROW, city: scope.city };
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

const countOnMap: CountReceivers = async (scope, draft, signal) => {
  const circle = circleOf(draft);
  if (circleProblems(circle).length > 0) throw new Error('the circle is incomplete');
  const query = { ...(circle as Circle), ...ONE_ROW, city: scope.city };
  const { data } = await scope.call(notificationTargets.usersOnMap, { query, signal, quiet: true });
  return data.total_length;
};

/** Rows per request when the people of one class are counted. */
const SCHOOL_PAGE_SIZE = 500;

/** The list of a school has no class filter: to count one class, every page is loaded and filtered here. */
const countAtSchool: CountReceivers = async (scope, draft, signal) => {
  const params = { schoolId: schoolOfDraft(draft) };
  const classConditions = Object.entries(classOfDraft(draft)).filter(([, value]) => value !== undefined);
  const loadPage = async (limit: number, offset: number) =>
    (await scope.call(schoolNotifications.users, { params, query: { limit, offset }, signal, quiet: true }))
      .data;
  if (classConditions.length === 0) return (await loadPage(1, 0)).total_length;
  let [loadedCount, matchCount] = [0, 0];
  for (;;) {
    const { content, total_length: total } = await loadPage(SCHOOL_PAGE_SIZE, loadedCount);
    loadedCount += content.length;
    matchCount += content.filter((person) =>
      classConditions.every(([name, value]) => String(person[name as 'group' | 'classes'] ?? '') === value),
    ).length;
    if (content.length === 0 || loadedCount >= total) return matchCount;
  }
};

const COUNTERS: Readonly<Record<ComposedNotification['audience'], CountReceivers>> = {
  everyone: countByCondition,
  users: async (_, { user_ids }) => user_ids.length,
  condition: countByCondition,
  favouriteAds: countByFavourites,
  mapUsers: countOnMap,
  passHolders: countByCondition,
  school: countAtSchool,
};
