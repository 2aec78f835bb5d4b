import { PICTURE_OR_PDF_ACCEPT } from '#domain/base/upload';
import { type Flyer, FlyerDraft, flyerProblems } from '#domain/offers/flyer';
import { AdvertiserPicker } from '#kit/field/AdvertiserPicker';
import { DateTimeField } from '#kit/field/DateField';
import type { Picked } from '#kit/field/RecordCombobox';
import { TextField } from '#kit/field/TextField';
import { FilesField } from '#kit/files/FilesField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

/** Form values: the advertiser with its name, no expiry as an empty text. */
export interface FlyerFields extends Omit<FlyerDraft, 'advertiser' | 'expiry'> {
  advertiser: Picked | null;
  expiry: string;
}

const EMPTY: FlyerFields = { title: '', comment: '', files: [], advertiser: null, expiry: '' };

export default function FlyerForm(props: ResourceFormProps<Flyer, FlyerFields>) {
  const { editing, upload } = props;
  return (
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} rules={FlyerDraft} problemsOf={flyerProblems}>
      <TextField name="title" label="field.title" />
      <TextField name="comment" label="flyer.comment" rows={4} />
      <FilesField
        name="files"
        label="flyer.files"
        accept={PICTURE_OR_PDF_ACCEPT}
        hint="upload.pictureOrPdf"
        first="flyer.first"
        upload={upload}
        onStop={() => editing.editor.send({ type: 'stop' })}
      />
      <AdvertiserPicker />
      <DateTimeField name="expiry" label="flyer.expiry" />
    </ResourceForm>
  );
}

const valuesOf = ({
  title,
  comment,
  files,
  expiry,
  advertiser,
  advertiser_name: name,
}: Flyer): FlyerFields => ({
  title,
  comment,
  files,
  expiry: expiry ?? '',
  advertiser: advertiser === null ? null : { id: advertiser, name: name || `#${advertiser}` },
});
