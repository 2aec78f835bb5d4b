import { crud } from '#api/http/crud';
import { Job, JobDraft } from '#domain/content/job';

export const jobs = crud('/:city/api/jobs/', { row: Job, draft: JobDraft });
