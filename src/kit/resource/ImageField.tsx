import { PictureField } from '#kit/files/PictureField';
import type { ResourceFormProps } from './define-resource';

/** The picture of a record whose field is `image`. */
export const ImageField = <Values,>({
  recordController,
  row,
  upload,
}: ResourceFormProps<{ image: string | null }, Values>) => (
  <PictureField
    name="image"
    label="field.image"
    upload={upload}
    stored={row?.image ?? null}
    onStop={() => recordController.editor.send({ type: 'stop' })}
  />
);
