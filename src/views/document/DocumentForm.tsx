import { type KeptOrNewFile, PICTURE_OR_PDF_ACCEPT } from '#domain/base/upload';
import { type Document, DocumentDraft, documentProblems } from '#domain/content/document';
import { TextField } from '#kit/field/TextField';
import { FilesField } from '#kit/files/FilesField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

/** Form values: the single file as a list, which may be empty. */
export interface DocumentFields {
  title: string;
  file: KeptOrNewFile[];
}

const EMPTY: DocumentFields = { title: '', file: [] };

export default function DocumentForm(props: ResourceFormProps<Document, DocumentFields>) {
  const { recordController, upload } = props;
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={({ title, file }) => ({ title, file: [file] })}
      rules={DocumentDraft}
      problemsOf={({ title, file }) => documentProblems(title, file)}
    >
      <TextField name="title" label="field.title" />
      <FilesField
        name="file"
        label="document.file"
        accept={PICTURE_OR_PDF_ACCEPT}
        hint="upload.pictureOrPdf"
        upload={upload}
        onStop={() => recordController.editor.send({ type: 'stop' })}
      />
    </ResourceForm>
  );
}
