import { PICTURE_OR_PDF_ACCEPT } from '#domain/base/upload';
import { type Flyer, FlyerDraft, flyerProblems } from '#domain/offers/flyer';
import { lazyModule } from '#kit/context/lazy-module';
import { AdvertiserPicker } from '#kit/field/AdvertiserPicker';
import { DateTimeField } from '#kit/field/DateField';
import { TextField } from '#kit/field/TextField';
import { FilesField } from '#kit/files/FilesField';
import { BesidePhone } from '#kit/phone-preview/BesidePhone';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import type { FlyerFields } from './flyer-fields';

const phonePreview = lazyModule(() => import('./FlyerPhone'));

const EMPTY: FlyerFields = { title: '', comment: '', files: [], advertiser: null, expiry: '' };

export default function FlyerForm(props: ResourceFormProps<Flyer, FlyerFields>) {
  const { recordController, upload } = props;
  return (
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} rules={FlyerDraft} problemsOf={flyerProblems}>
      <BesidePhone phone={phonePreview}>
        <TextField name="title" label="field.title" />
        <TextField name="comment" label="flyer.comment" rows={4} />
        <FilesField
          name="files"
          label="flyer.files"
          accept={PICTURE_OR_PDF_ACCEPT}
          hint="upload.pictureOrPdf"
          first="flyer.first"
          upload={upload}
          onStop={() => recordController.editor.send({ type: 'stop' })}
        />
        <AdvertiserPicker />
        <DateTimeField name="expiry" label="flyer.expiry" />
      </BesidePhone>
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
