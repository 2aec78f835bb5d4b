import { type EventFilter, events } from '#api/content/events';
import { type EventDraft, eventOrder, eventProblems, eventStateAt } from '#domain/content/event';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { pictureAfterWrite } from '#mocks/backend/services/stored-picture';
import { eventTable } from '#mocks/backend/tables/content/events';

export const eventHandlers = crudHandlers(events, {
  table: eventTable,
  writers: { roles: ['Administrator'] },
  searchFields: ['title', 'description'],
  sort: ({ clock }) => eventOrder(clock.now()),
  matchesQuery: (row, { status: state, when, from = '', to = '' }: EventFilter, { clock }) =>
    (state === undefined || eventStateAt(row, clock.now()) === state) &&
    (when === undefined || (eventStateAt(row, clock.now()) === 'ended') === (when === 'past')) &&
    !(Date.parse(row.end) < Date.parse(from)) &&
    !(Date.parse(row.start) >= Date.parse(to)),
  problems: (draft: EventDraft, { backend, storedRow }) =>
    eventProblems(draft, { now: backend.clock.now(), before: storedRow?.start ?? null }),
  rowFromDraft: async ({ title, image, ...draft }, { storedRow }) => ({
    ...draft,
    title: title.trim(),
    image: await pictureAfterWrite('image', image, storedRow?.image ?? null),
    status: storedRow?.status ?? null,
  }),
});
