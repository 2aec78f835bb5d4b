import { FormattedMessage } from 'react-intl';
import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import { type Job, type JobDraft, jobProblems } from '#domain/content/job';
import { DateTimeField } from '#kit/field/DateField';
import { FieldPair } from '#kit/field/FieldPair';
import { NumberField } from '#kit/field/NumberField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

const EMPTY: JobDraft = {
  title: '',
  description: '',
  salary_min: null,
  salary_max: null,
  start: '',
  end: '',
};

/** R-VAL-CONTENT-18 to 20. */
export default function JobForm(props: ResourceFormProps<Job, JobDraft>) {
  return (
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} problemsOf={jobProblems}>
      <TextField name="title" label="field.title" max={TITLE_MAX} required />
      <TextField name="description" label="job.description" max={DESCRIPTION_MAX} rows={6} required />
      <FieldPair>
        <NumberField name="salary_min" label="job.salary_min" digits={NUMBER_DIGITS_MAX} />
        <NumberField name="salary_max" label="job.salary_max" digits={NUMBER_DIGITS_MAX} />
      </FieldPair>
      <p className="quiet">
        <FormattedMessage id="job.salaryHint" />
      </p>
      <FieldPair>
        <DateTimeField name="start" label="job.start" required />
        <DateTimeField name="end" after="start" label="job.end" required />
      </FieldPair>
    </ResourceForm>
  );
}

const valuesOf = ({ id: _, created_at: __, ...values }: Job): JobDraft => values;
