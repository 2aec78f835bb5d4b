import { FormattedMessage } from 'react-intl';
import { type Job, JobDraft, jobProblems } from '#domain/content/job';
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
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} rules={JobDraft} problemsOf={jobProblems}>
      <TextField name="title" label="field.title" />
      <TextField name="description" label="job.description" rows={6} />
      <FieldPair>
        <NumberField name="salary_min" label="job.salary_min" />
        <NumberField name="salary_max" label="job.salary_max" />
      </FieldPair>
      <p className="quiet">
        <FormattedMessage id="job.salaryHint" />
      </p>
      <FieldPair>
        <DateTimeField name="start" label="job.start" />
        <DateTimeField name="end" after="start" label="job.end" />
      </FieldPair>
    </ResourceForm>
  );
}

const valuesOf = ({ id: _, created_at: __, ...values }: Job): JobDraft => values;
