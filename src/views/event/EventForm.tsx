import { useState } from 'react';
import { calendarDay, inJapan, isDay, momentInJapan, parseTime } from '#domain/base/japan-time';
import { dayAt, YEAR_OF_WEEKS } from '#domain/base/week';
import { type Event, EventDraft, eventProblems } from '#domain/content/event';
import { useAppServices, useSearch } from '#kit/context/app-services';
import { lazyModule } from '#kit/context/lazy-module';
import { DateTimeField } from '#kit/field/DateField';
import { FieldPair } from '#kit/field/FieldPair';
import { TextField } from '#kit/field/TextField';
import { Folded } from '#kit/form/Folded';
import { lazyComponent } from '#kit/page/lazy-component';
import { BesidePhone } from '#kit/phone-preview/BesidePhone';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ImageField } from '#kit/resource/ImageField';
import { ResourceForm } from '#kit/resource/ResourceForm';
import type { EventFields } from './event-fields';

const EMPTY: EventFields = { title: '', description: '', start: '', end: '', image: null };

/** The hour in which an event of a chosen day begins; today the next full hour. */
const FIRST_HOUR = 10;

/** A new event of one hour on the day of the address: `?new=2026-04-07`. Any other text chooses no day. */
function emptyOn(day: string, now: number): EventFields {
  const today = dayAt(now);
  if (!isDay(day) || day < today) return EMPTY;
  const hour = day === today ? inJapan(now).hour() + 1 : FIRST_HOUR;
  const momentAtHour = (hours: number) =>
    new Date(momentInJapan(calendarDay(day).add(hours, 'hour'))).toISOString();
  return { ...EMPTY, start: momentAtHour(hour), end: momentAtHour(hour + 1) };
}

/** An event that was dragged to another day of the month: `?edit=12&move=-3`. Saving the form is the confirmation. */
const movedByDays = (values: EventFields, days: number): EventFields =>
  Number.isInteger(days) && days !== 0 && Math.abs(days) <= MOVE_DAYS_MAX
    ? { ...values, start: daysLater(values.start, days), end: daysLater(values.end, days) }
    : values;

/**
 * A copy of an event that began at least half a year ago takes place in the coming year, on the same weekday; a newer one
 * keeps its time, which its author changes.
 */
function nextOccurrence(values: EventFields, now: number): EventFields {
  const years = (now - parseTime(values.start)) / (YEAR_OF_WEEKS * DAY_MS);
  if (!(years >= 0.5)) return values;
  const days = Math.ceil(years) * YEAR_OF_WEEKS;
  return { ...values, start: daysLater(values.start, days), end: daysLater(values.end, days) };
}

/** A text of the backend that is no moment stays as it is. */
function daysLater(moment: string, days: number): string {
  const time = parseTime(moment);
  return Number.isNaN(time) ? moment : new Date(time + days * DAY_MS).toISOString();
}

/** Days: the month shows six weeks, and any other number of the address moves nothing. */
const MOVE_DAYS_MAX = 42;

/** Japan has no summer time. */
const DAY_MS = 24 * 3_600_000;

const LastYearEvents = lazyComponent(() => import('./LastYearEvents'));
const phonePreview = lazyModule(() => import('./EventPhone'));

/** R-VAL-CONTENT-15, 16; a running event may be corrected. */
export default function EventForm(props: ResourceFormProps<Event, EventFields>) {
  const { mode, row } = props;
  const { clock } = useAppServices();
  const parameters = useSearch();
  const newDay = parameters.get('new') ?? '';
  const movedDays = Number(parameters.get('move'));
  const [openedAt] = useState(() => clock.now());
  const storedStart = mode === 'edit' ? (row?.start ?? null) : null;
  return (
    <ResourceForm
      {...props}
      empty={emptyOn(newDay, openedAt)}
      valuesOf={valuesOf}
      initialOf={(event) =>
        mode === 'edit' ? movedByDays(valuesOf(event), movedDays) : nextOccurrence(valuesOf(event), openedAt)
      }
      rules={EventDraft}
      problemsOf={(values) => eventProblems(values, { now: clock.now(), before: storedStart })}
    >
      <BesidePhone phone={phonePreview}>
        {row === null ? (
          <Folded label="event.lastYear">
            <LastYearEvents
              day={isDay(newDay) ? newDay : dayAt(openedAt)}
              hrefOfCopy={props.recordController.hrefs.copy}
            />
          </Folded>
        ) : null}
        <TextField name="title" label="field.title" />
        <FieldPair>
          <DateTimeField name="start" label="event.start" min={dayAt(clock.now())} />
          <DateTimeField name="end" after="start" label="event.end" />
        </FieldPair>
        <TextField name="description" label="event.description" rows={6} />
        <ImageField {...props} />
      </BesidePhone>
    </ResourceForm>
  );
}

const valuesOf = ({ title, description, start, end, image }: Event): EventFields => ({
  title,
  description,
  start,
  end,
  image,
});
