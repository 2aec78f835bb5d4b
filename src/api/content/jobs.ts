import { crud } from '#api/http/crud';
import { sourceOf } from '#api/http/source';
import { Job, JobDraft } from '#domain/content/job';

export const jobs = crud('/:city/api/jobs/', { row: Job, draft: JobDraft });

export const jobSource = sourceOf('jobs', jobs);
