import { events } from '#api/content/events';
import { news } from '#api/content/news';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { notifications } from '#api/messaging/notifications';
import { advertisements } from '#api/offers/advertisements';
import { coupons } from '#api/offers/coupons';
import { reserves } from '#api/offers/reserves';
import { timeSales } from '#api/offers/time-sales';
import { users } from '#api/people/users';
import { contact } from '#app/screens/contact';
import { offers } from '#app/screens/offers';
import { people } from '#app/screens/people';
import { town } from '#app/screens/town';
import { filterBy } from '#domain/people/user';
import type { Screen } from '#kit/context/screen';
import { shortText } from '#kit/services/short-text';

/** A kind of record that the palette finds, by the search of its list. */
export interface RecordSearch {
  /** The page that opens a record by `?view=`. */
  screen: Screen;
  find: (scope: Scope, query: ListQuery, signal: AbortSignal) => Promise<readonly FoundRecord[]>;
}

export interface FoundRecord {
  id: number;
  name: string | null | undefined;
  /** Tells apart records of one name. */
  note?: string;
  /** Its moment, which tells apart what a guest does more than once. */
  moment?: string;
}

const quietArgs = ({ city }: Scope, query: ListQuery, signal: AbortSignal) => ({
  params: { city },
  query,
  signal,
  quiet: true as const,
});

export const RECORD_SEARCHES: readonly RecordSearch[] = [
  {
    screen: people.userIndex,
    async find(scope, query, signal) {
      const allUsers = { ...query, filter_by: filterBy('all') };
      const { data } = await scope.call(users.list, { ...quietArgs(scope, query, signal), query: allUsers });
      return data.content.map(({ id, name, username }) => ({ id, name: name || username, note: username }));
    },
  },
  {
    screen: offers.advertisements,
    find: async (scope, ...rest) =>
      (await scope.call(advertisements.list, quietArgs(scope, ...rest))).data.content,
  },
  {
    screen: contact.notifications,
    find: async (scope, ...rest) => titled(await scope.call(notifications.list, quietArgs(scope, ...rest))),
  },
  {
    screen: contact.reserves,
    async find(scope, ...rest) {
      const { data } = await scope.call(reserves.list, quietArgs(scope, ...rest));
      return data.content.map(({ id, user, date }) => ({ id, name: user, moment: date }));
    },
  },
  {
    screen: town.events,
    find: async (scope, ...rest) => titled(await scope.call(events.list, quietArgs(scope, ...rest))),
  },
  {
    screen: offers.coupons,
    // their names repeat, and the search finds them by the shop too
    async find(scope, ...rest) {
      const { data } = await scope.call(coupons.list, quietArgs(scope, ...rest));
      return data.content.map(({ id, title, advertisement_name: shop }) => ({
        id,
        name: title,
        note: shortText(shop ?? ''),
      }));
    },
  },
  {
    screen: offers.timeSales,
    find: async (scope, ...rest) => titled(await scope.call(timeSales.list, quietArgs(scope, ...rest))),
  },
  {
    screen: town.news,
    find: async (scope, ...rest) => titled(await scope.call(news.list, quietArgs(scope, ...rest))),
  },
];

/** The records of a list whose rows are named by their titles. */
const titled = ({
  data,
}: {
  data: { content: readonly { id: number; title?: string | null | undefined }[] };
}): FoundRecord[] => data.content.map(({ id, title }) => ({ id, name: title }));
