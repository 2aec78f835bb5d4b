import { passportSource } from '#api/offers/passports';
import type { Picture } from '#domain/base/upload';
import type { PassPackage } from '#domain/offers/pass-package';
import { type Voucher, VoucherDraft, voucherProblems } from '#domain/offers/voucher';
import { DateTimeField } from '#kit/field/DateField';
import { FieldPair } from '#kit/field/FieldPair';
import { NumberField } from '#kit/field/NumberField';
import type { Picked } from '#kit/field/RecordCombobox';
import { RecordPicker } from '#kit/field/RecordPicker';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ImageField } from '#kit/resource/ImageField';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { OwnerPicker } from './OwnerPicker';

export interface VoucherFields {
  name: string;
  /** The owner, named by the username. */
  owner: Picked | null;
  pass: Picked | null;
  number: number | null;
  start: string;
  end: string;
  image: Picture | null;
}

const EMPTY: VoucherFields = {
  name: '',
  owner: null,
  pass: null,
  number: null,
  start: '',
  end: '',
  image: null,
};

/** R-VAL-CONTENT-10 to 14. */
export default function VoucherForm(props: ResourceFormProps<Voucher, VoucherFields>) {
  const { mode, row } = props;
  const sharedCount = mode === 'edit' ? (row?.shared_number ?? 0) : 0;
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={valuesOf}
      rules={VoucherDraft}
      problemsOf={({ owner, ...values }) =>
        voucherProblems({ ...values, owner: owner?.name ?? '' }, { shared: sharedCount })
      }
    >
      <TextField name="name" label="voucher.name" />
      <OwnerPicker name="owner" label="voucher.owner" />
      <RecordPicker name="pass" label="voucher.pass" of={passportSource} choiceOf={choiceOf} />
      <NumberField name="number" label="voucher.number" />
      <FieldPair>
        <DateTimeField name="start" label="voucher.start" />
        <DateTimeField name="end" after="start" label="voucher.end" />
      </FieldPair>
      <ImageField {...props} />
    </ResourceForm>
  );
}

const choiceOf = ({ id, name }: PassPackage) => ({ id, name: name || `#${id}` });

const valuesOf = (row: Voucher): VoucherFields => ({
  name: row.name,
  // The record does not contain the owner's id: only the username counts.
  owner: row.owner ? { id: 0, name: row.owner } : null,
  pass: row.pass === null ? null : { id: row.pass, name: row.pass_name || `#${row.pass}` },
  number: row.number,
  start: row.start,
  end: row.end,
  image: row.image,
});
