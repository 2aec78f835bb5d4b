import { type EventFilter, events } from '#api/content/events';
import { type EventDraft, eventOrder, eventProblems, eventStateAt } from '#domain/content/event';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { pictureAfterWrite } from '#mocks/backend/services/stored-picture';
import { eventTable } from '#mocks/backend/tables/content/events';

export const eventHandlers = crudHandlers(events, {
  table: eventTable,
  writers: { roles: ['Administrator'] },
  searched: ['title', 'description'],
  sort: ({ clock }) => eventOrder(clock.now()),
  matches: (row, { status: state, when, from = '', to = '' }: EventFilter, { clock }) =>
    (state === undefined || eventStateAt(row, clock.now()) === state) &&
    (when === undefined || (eventStateAt(row, clock.now()) === 'ended') === (when === 'past')) &&
    !(Date.parse(row.end) < Date.parse(from)) &&
    !(Date.parse(row.start) >= Date.parse(to)),
  problems: (draft: EventDraft, { backend, before }) =>
    eventProblems(draft, { now: backend.clock.now(), before: before?.start ?? null }),
  stored: async ({ title, image, ...draft }, { before }) => ({
    ...draft,
    title: title.trim(),
    image: await pictureAfterWrite('image', image, before?.image ?? null),
    status: before?.status ?? null,
  }),
});
