import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { Event, EventDraft } from '#domain/content/event';

export const events = crud('/:city/api/events/', { row: Event, draft: formBody(EventDraft), form: true });
