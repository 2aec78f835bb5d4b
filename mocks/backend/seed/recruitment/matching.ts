import { inJapan } from '#domain/base/japan-time';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, daysAgo, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { distinctNames } from '#mocks/backend/seed/people/names';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { DOCUMENTS, NICKNAMES, POSTS, REPORTS } from '#mocks/backend/seed/texts/matching-texts';
import { eventAt } from '#mocks/backend/seed/texts/placeholders-of-town';
import { type Place, placeOf } from '#mocks/backend/seed/texts/places';

/** The cities with the feature of recruitment. */
const TOWNS_WITH_RECRUITMENT = CITIES.filter(({ features }) => features?.includes('post') ?? true).map(
  ({ name }) => name,
);

/** Days that posts, reports and identities cover. */
const SPAN_DAYS = 90;
const MINUTE = 60_000;
const CONTENT_MAX = 500;
const NAME_MAX = 64;

export function seedPosts(context: SeedContext) {
  const { profile } = context;
  const posts = rowsInTowns(context, (town, index) =>
    profile === 'edge'
      ? { content: hardText(index, CONTENT_MAX), author: edgeName(index) }
      : { content: randomText(context, POSTS, placeOf(town)), author: nickname(context) },
  );
  // The first post of every city is older than all reports.
  return posts.map((post, index) =>
    profile === 'edge' || index >= TOWNS_WITH_RECRUITMENT.length
      ? post
      : { ...post, created_at: utcIsoTime(Date.parse(post.created_at) - SPAN_DAYS * DAY) },
  );
}

export function seedReports(context: SeedContext) {
  const { count, profile, faker } = context;
  const unreadCount =
    count === 0 ? 0 : Math.min(count, faker.number.int({ min: 4, max: profile === 'busy' ? 400 : 14 }));
  const posts = seedPosts(context.of('matching_posts'));
  return rowsInTowns(context, (town, index) => {
    const isRead = profile === 'edge' ? index % 3 !== 0 : index < count - unreadCount;
    const texts =
      profile === 'edge'
        ? { content: edgeContent(index), post: hardText(index + 5, CONTENT_MAX), reporter: edgeName(index) }
        : {
            content: randomText(context, REPORTS, placeOf(town)),
            post: posts[reportedPost(index, count, posts.length)]?.content ?? '',
            reporter: nickname(context),
          };
    // An unread report is never approved.
    return { ...texts, read: isRead, approved: isRead && faker.number.int(9) < 6 };
  });
}

/** The index of a post of the same city from an earlier day; most reported posts have two reports. */
function reportedPost(index: number, reports: number, posts: number): number {
  const cities = TOWNS_WITH_RECRUITMENT.length;
  const isSecond = Math.floor((reports - 1 - index) / cities) % 2 === 0;
  const first = isSecond && index >= cities ? index - cities : index;
  const day = daysAgo({ index: first, count: reports, days: SPAN_DAYS });
  const olderPosts = posts - Math.ceil((day * posts) / SPAN_DAYS);
  const round = Math.max(0, Math.floor((olderPosts - 1 - (index % cities)) / cities));
  return round * cities + (index % cities);
}

export function seedMatchingUsers(context: SeedContext) {
  const drawName = distinctNames(context);
  return rowsInTowns(context, (_, index) => {
    const { profile, faker } = context;
    if (profile === 'edge') return edgeUser(index);
    const gender = faker.helpers.arrayElement(['female', 'male'] as const);
    const { lastname, firstname } = drawName(gender);
    const document = oneOf(context, DOCUMENTS);
    // The newest are pending.
    const isPending = index >= context.count * 0.7;
    return {
      name: `${lastname} ${firstname}`,
      gender,
      document,
      document_gender: genderOnDocument(gender, index),
      content: `${document}を提出しました。`,
      confirmed: isPending ? null : faker.number.int(9) > 0,
    };
  });
}

/** One document in twelve shows another gender than was stated: somebody has to look. */
const genderOnDocument = (stated: 'female' | 'male', index: number) =>
  index % 12 !== 5 ? stated : stated === 'male' ? 'female' : 'male';

const edgeUser = (index: number) => ({
  name: edgeName(index),
  gender: ['female', 'male', 'other', '', 'X'][index % 5] ?? '',
  // Null: no document was sent.
  document: index % 4 === 1 ? null : hardText(index + 2, 20),
  content: hardText(index + 1, CONTENT_MAX),
  confirmed: [null, true, null, false][index % 4] ?? null,
});

/** Oldest first; the newest is of the day before the anchor, so that none is in the future. */
function rowsInTowns<Values extends object>(
  context: SeedContext,
  valuesOf: (town: string, index: number) => Values,
): (Values & { town: string; created_at: string })[] {
  const { count, anchor, faker, profile } = context;
  return Array.from({ length: count }, (_, index) => {
    const town = TOWNS_WITH_RECRUITMENT[index % TOWNS_WITH_RECRUITMENT.length] ?? 'akashi';
    const day = dayOfRow(anchor, { index, count, days: SPAN_DAYS });
    const minute = faker.number.int({ min: 7 * 60, max: 23 * 60 });
    const created_at = profile === 'edge' ? hardDate(index, anchor) : utcIsoTime(day + minute * MINUTE);
    return { ...valuesOf(town, index), town, created_at };
  });
}

const oneOf = <Value>({ faker }: SeedContext, list: readonly Value[]): Value =>
  faker.helpers.arrayElement(list);

const nickname = (context: SeedContext): string =>
  `${oneOf(context, NICKNAMES)}${context.faker.helpers.maybe(() => context.faker.number.int(99)) ?? ''}`;

function randomText(context: SeedContext, texts: readonly string[], place: Place): string {
  const { faker, anchor } = context;
  const day = inJapan(anchor).add(faker.number.int({ min: 1, max: 19 }), 'day');
  const placeholders: Readonly<Record<string, string>> = {
    spot: oneOf(context, place.spots),
    street: oneOf(context, place.streets),
    station: oneOf(context, place.stations),
    food: oneOf(context, place.foods),
    event: eventAt(place, anchor, faker.number.float()),
    venue: oneOf(context, place.venues),
    date: day.format('M月D日'),
    people: String(faker.number.int({ min: 3, max: 8 })),
    yen: String(faker.number.int({ min: 2, max: 30 }) * 500),
  };
  return fillPlaceholders(oneOf(context, texts), placeholders);
}

/** Some backends omit a name. */
const edgeName = (index: number): string | null => (index % 7 === 6 ? null : hardText(index + 7, NAME_MAX));
const edgeContent = (index: number): string | null => (index % 8 === 7 ? null : hardText(index, CONTENT_MAX));
