import { FormattedMessage } from 'react-intl';
import { parseTime } from '#domain/base/japan-time';
import type { Job } from '#domain/content/job';
import { useNow } from '#kit/context/use-now';
import { Moment } from '#kit/date/Moment';
import { SalaryText } from './SalaryText';
import './job-card.css';

/**
 * A job as its readers see it, below its title: the salary, the first lines of the description, which name its unit,
 * place and hours, and the period. Screen readers read the details below, which contain all of it.
 */
export function JobCard({ of }: { of: Job }) {
  const isOver = parseTime(of.end) <= useNow([of.end]);
  return (
    <div className={isOver ? 'job-card over' : 'job-card'} aria-hidden="true">
      <div className="job-card-label">
        <FormattedMessage id="job.salary" />
      </div>
      <div className="job-card-salary">
        <SalaryText of={of} />
      </div>
      <div className="job-card-text">{of.description}</div>
      <div className="job-card-period">
        <Moment at={of.start} /> – <Moment at={of.end} />
      </div>
    </div>
  );
}
