import { type QrCode, QrCodeDraft, qrCodeProblems } from '#domain/content/qr-code';
import { SelectField } from '#kit/field/SelectField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { LockerField } from '#records/locker/LockerField';
import { EMPTY_CODE, type QrCodeValues, valuesOfCode } from './qr-code-values';
import { useAreas } from './use-areas';

export default function QrCodeForm(props: ResourceFormProps<QrCode, QrCodeValues>) {
  const areas = useAreas();
  return (
    <ResourceForm
      {...props}
      empty={EMPTY_CODE}
      valuesOf={valuesOfCode}
      rules={QrCodeDraft}
      problemsOf={qrCodeProblems}
    >
      <TextField name="name" label="field.name" />
      <TextField name="content" label="qrcode.content" rows={3} inputMode="url" />
      <SelectField
        name="area"
        label="field.area"
        options={areas.map(({ id, name }) => ({ value: String(id), text: name }))}
      />
      <LockerField name="locker" />
    </ResourceForm>
  );
}
