import { describe, expect, test } from 'vitest';
import { inJapan, momentInJapan } from '#domain/base/japan-time';
import { type SeedContext, seedContext } from '#mocks/backend/seed/base/context';
import { inSeason } from '#mocks/backend/seed/base/season';
import { seedEvents } from '#mocks/backend/seed/content/events';
import { illustrationOf } from '#mocks/backend/seed/illustrations/illustration-of';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { COMPANY_EVENT_TEXTS } from '#mocks/backend/seed/texts/company-event-texts';
import type { EventText } from '#mocks/backend/seed/texts/event-text';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { eventsAt } from '#mocks/backend/seed/texts/placeholders-of-town';
import { TOWN_EVENT_TEXTS } from '#mocks/backend/seed/texts/town-event-texts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const contextsIn = (month: number): SeedContext[] =>
  ['01', '08', '15', '22'].flatMap((day) => {
    const anchor = momentInJapan(`2026-${String(month).padStart(2, '0')}-${day}`);
    return CITIES.map((city) => seedContext({ profile: 'normal', n: 1 }, 'events', city, anchor));
  });

const textsOf = ({ place }: SeedContext) => (place.isCompany ? COMPANY_EVENT_TEXTS : TOWN_EVENT_TEXTS);

interface Kind extends Pick<EventText, 'title' | 'onSaturday'> {
  isOfMonth: boolean;
}

/** The texts that an event of a city can have been made from. */
function kindsOf(context: SeedContext, title: string, start: number): Kind[] {
  const { yearRound, seasonal } = textsOf(context);
  const kinds = [
    ...yearRound.map((text) => ({ ...text, isOfMonth: false })),
    ...inSeason(seasonal, start).map((text) => ({ ...text, isOfMonth: true })),
  ];
  return kinds.filter((kind) => patternOf(kind.title, context, start).test(title));
}

/** The titles that the placeholders of a text can give in a city; `{season}` stands for any season. */
function patternOf(title: string, { place }: SeedContext, start: number): RegExp {
  const { name, spots, streets, stations, foods, venues } = place;
  const ownEvents = place.events.filter(({ months }) => months !== undefined);
  const ofMonth = eventsAt({ ...place, events: ownEvents }, start);
  const parks = spots.filter((spot) => illustrationOf(spot) === 'park');
  const values = {
    city: name,
    spot: oneOf(spots),
    street: oneOf(streets),
    station: oneOf(stations),
    food: oneOf(foods),
    venue: oneOf(venues),
    season: '.',
    event: oneOf(eventsAt(place, start)),
    festival: oneOf(ofMonth.length > 0 ? ofMonth : eventsAt(place, start)),
    park: oneOf(parks.length > 0 ? parks : spots),
  };
  return new RegExp(`^${fillPlaceholders(title, values)}$`);
}

const oneOf = (names: readonly string[]) => `(${names.join('|')})`;

const eventsIn = (context: SeedContext) =>
  seedEvents(context).map(({ title, start }) => ({
    title,
    start: Date.parse(start),
    kinds: kindsOf(context, title, Date.parse(start)),
  }));

describe.each(MONTHS)('the events of each city in month %i', (month) => {
  test('have a festival of the month and a park where their text says so', () => {
    const unknown = contextsIn(month).flatMap((context) =>
      eventsIn(context).flatMap(({ title, kinds }) => (kinds.length === 0 ? [title] : [])),
    );
    expect(unknown).toEqual([]);
  });

  test('show the month: one of the next three is of no other', () => {
    const without = contextsIn(month).filter((context) => {
      const next = eventsIn(context)
        .filter(({ start }) => start >= context.anchor)
        .toSorted((one, other) => one.start - other.start)
        .slice(0, 3);
      return !next.some(({ kinds }) => kinds.length > 0 && kinds.every(({ isOfMonth }) => isOfMonth));
    });
    expect(without.map(({ place, anchor }) => `${place.name} ${inJapan(anchor).format('MM-DD')}`)).toEqual(
      [],
    );
  });

  test('are on a Saturday if they are for a weekend', () => {
    const misplaced = contextsIn(month).flatMap((context) =>
      eventsIn(context).flatMap(({ title, start, kinds }) =>
        kinds.length > 0 && kinds.every(({ onSaturday }) => onSaturday) && inJapan(start).day() !== 6
          ? [`${title} ${inJapan(start).format('YYYY-MM-DD')}`]
          : [],
      ),
    );
    expect(misplaced).toEqual([]);
  });
});
