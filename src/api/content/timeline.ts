import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { sourceOf } from '#api/http/source';
import { TimelineEntry, TimelineEntryDraft } from '#domain/content/timeline';

export const timeline = crud('/:city/api/timeline/', {
  row: TimelineEntry,
  draft: formBody(TimelineEntryDraft),
  form: true,
});

export const timelineSource = sourceOf('timeline', timeline);
