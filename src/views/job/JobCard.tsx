import { FormattedMessage } from 'react-intl';
import { parseTime } from '#domain/base/japan-time';
import type { Job } from '#domain/content/job';
import { useNow } from '#kit/context/use-now';
import { Moment } from '#kit/date/Moment';
import { SalaryText } from './SalaryText';
import './job-card.css';

/**
 * A job as its readers see it, below its title: the salary, the description, which names its unit, place and hours,
 * and the period.
 */
export function JobCard({ job }: { job: Job }) {
  const isOver = parseTime(job.end) <= useNow([job.end]);
  return (
    <dl className={isOver ? 'job-card over' : 'job-card'}>
      <div className="job-card-salary">
        <dt>
          <FormattedMessage id="job.salary" />
        </dt>
        <dd>
          <SalaryText of={job} />
        </dd>
      </div>
      <div>
        <dt className="visually-hidden">
          <FormattedMessage id="job.description" />
        </dt>
        <dd className="prose">{job.description || '–'}</dd>
      </div>
      <div className="job-card-start">
        <dt>
          <FormattedMessage id="job.start" />
        </dt>
        <dd>
          <Moment at={job.start} />
        </dd>
      </div>
      <div className="job-card-end">
        <dt>
          <FormattedMessage id="job.end" />
        </dt>
        <dd>
          <Moment at={job.end} />
        </dd>
      </div>
    </dl>
  );
}
