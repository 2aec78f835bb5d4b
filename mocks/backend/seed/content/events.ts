import { inJapan } from '#domain/base/japan-time';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { Event } from '#domain/content/event';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { inSeason } from '#mocks/backend/seed/base/season';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf } from '#mocks/backend/seed/illustrations/illustration-of';
import { COMPANY_EVENT_TEXTS } from '#mocks/backend/seed/texts/company-event-texts';
import type { EventText } from '#mocks/backend/seed/texts/event-text';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';
import { placeholdersOfTown } from '#mocks/backend/seed/texts/placeholders-of-town';
import { TOWN_EVENT_TEXTS } from '#mocks/backend/seed/texts/town-event-texts';

const HOUR = DAY / 24;

/** Days relative to the anchor, from past to future. */
const DAYS_FROM_ANCHOR = { normal: [-75, 60], empty: [0, 0], busy: [-540, 180], edge: [-20, 20] } as const;

/** The first rows of a usual town are of this time last year. */
const LAST_YEAR = { rows: 12, from: -370, to: -320 };

function dayOf({ faker, anchor, count, profile }: SeedContext, index: number): number {
  const isLastYear = profile === 'normal' && index < LAST_YEAR.rows;
  const [first, last] = isLastYear ? [LAST_YEAR.from, LAST_YEAR.to] : DAYS_FROM_ANCHOR[profile];
  const [position, total] = isLastYear ? [index, LAST_YEAR.rows] : [index, count];
  const day = first + Math.floor((position * (last - first)) / total) + faker.number.int({ min: -1, max: 1 });
  return anchor + day * DAY;
}

type SeededEvent = Omit<Event, 'id'>;

/**
 * Past, running and future events, in date order but for a few days; every second has a picture. Events of the month and
 * of any month alternate, so that three in a row show the month.
 */
export function seedEvents(context: SeedContext): SeededEvent[] {
  const firstText = context.faker.number.int({ max: 11 });
  return Array.from({ length: context.count }, (_, index) => {
    const event = eventOf(context, index, firstText);
    return context.profile === 'edge' ? { ...event, ...edgeValues(context, event, index) } : event;
  });
}

function eventOf(context: SeedContext, index: number, firstText: number): SeededEvent {
  const drawnDay = dayOf(context, index);
  const text = textOf(context, drawnDay, index, firstText);
  const day = text.onSaturday ? nearestSaturday(drawnDay) : drawnDay;
  const start = day + text.startHour * HOUR;
  const placeholders = placeholdersOfTown(context, day);
  return {
    title: fillPlaceholders(text.title, placeholders),
    description: fillPlaceholders(text.description, placeholders),
    // Pictures in 10,000 rows would be megabytes.
    image:
      index % 2 === 0 && context.profile !== 'busy'
        ? drawnIllustration(illustrationOf(fillPlaceholders(text.picture, placeholders), day), index / 2)
        : null,
    start: utcIsoTime(start),
    end: utcIsoTime(start + text.durationHours * HOUR),
    status: null,
  };
}

const nearestSaturday = (day: number): number => day + (((9 - inJapan(day).day()) % 7) - 3) * DAY;

/** In turn, as drawn ones repeat in neighbouring rows. */
function textOf({ place }: SeedContext, day: number, index: number, firstText: number): EventText {
  const { yearRound, seasonal } = place.isCompany ? COMPANY_EVENT_TEXTS : TOWN_EVENT_TEXTS;
  const texts = index % 2 === 0 ? yearRound : inSeason(seasonal, day);
  const text = texts[(Math.floor(index / 2) + firstText) % texts.length];
  if (!text) throw new Error('no event takes place in this month');
  return text;
}

/** Boundaries of days, months and years, and states of a backend that the console must ignore. */
function edgeValues({ anchor }: SeedContext, { start }: SeededEvent, index: number): Partial<SeededEvent> {
  const startsAt = Date.parse(start);
  const periods: readonly (readonly [number, number])[] = [
    // A minute; until midnight; across midnight; across a year's end; three days.
    [startsAt, startsAt + 60_000],
    [startsAt, anchor + Math.ceil((startsAt - anchor + 1) / DAY) * DAY],
    [startsAt, startsAt + 20 * HOUR],
    [startsAt - 200 * DAY, startsAt + 200 * DAY],
    [startsAt, startsAt + 3 * DAY],
  ];
  const [from, to] = periods[index % periods.length] ?? [startsAt, startsAt + HOUR];
  return {
    title: hardText(index, TITLE_MAX),
    description: hardText(index + 1, DESCRIPTION_MAX),
    start: utcIsoTime(from),
    end: utcIsoTime(to),
    status: ['ended', 'not_yet_held', '中止', null][index % 4] ?? null,
  };
}
