import { jobSource } from '#api/content/jobs';
import type { Job } from '#domain/content/job';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { Moment } from '#kit/date/Moment';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { shortText } from '#kit/services/short-text';
import { JobCard } from './JobCard';
import { SalaryText, salaryText } from './SalaryText';

const jobs = defineResource({
  title: 'job.title',
  empty: 'empty.jobs',
  noun: 'job.noun',
  search: 'job.search',
  source: jobSource,
  nameOf: ({ id, title }: Job) => shortText(title) || `#${id}`,
  columns: [
    textColumn('title', 'field.title'),
    {
      id: 'salary',
      title: 'job.salary',
      width: 'long',
      // A range has no order: the server sorts by its lower limit.
      sort: 'salary_min',
      cell: (row) => <SalaryText of={row} />,
      text: (row, { intl }) => salaryText(row, intl),
    },
    timeColumn('start', 'job.start'),
    timeColumn('end', 'job.end'),
  ],
  lead: (row) => <JobCard job={row} />,
  detail: (row) => [
    { title: 'field.title', value: row.title },
    { title: 'record.created_at', value: <Moment at={row.created_at} /> },
  ],
  Form: lazyComponent(() => import('./JobForm')),
});

/** 求人 (R-GEN-36, R-ENT-41). */
export default function JobView() {
  return <ResourceView of={jobs} />;
}

JobView.first = prefetchResource(jobs);
