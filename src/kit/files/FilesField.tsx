import { useSelector } from '@xstate/react';
import { useEffect, useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormFile } from '#domain/base/upload';
import { useFieldRule } from '#kit/context/field-rule';
import { FieldFrame } from '#kit/field/FieldFrame';
import { textOf } from '#kit/services/message';
import type { UploadActor } from '#machines/upload/upload.react';
import { FileList } from './FileList';
import { UploadProgress } from './UploadProgress';
import './file-choice.css';
import './files-field.css';

interface FilesFieldProps {
  name: string;
  /** Message id. */
  label: string;
  /** The maximum number of files where the draft has none; 0: none can be chosen. */
  max?: number;
  /** For the file dialog; the check of the upload reports what is wrong with each file. */
  accept: string;
  /** Message id: the allowed types and sizes. */
  hint: string;
  /** Message id of the label of the first file, where the order matters. */
  first?: string;
  upload: UploadActor;
  /** Cancels the submission of the form. */
  onStop: () => void;
}

/** Ordered files in a form: each is checked, shown, moved by drag and drop or by buttons, and removed. */
export function FilesField(props: FilesFieldProps) {
  const { name, label, accept, hint, first, upload, onStop } = props;
  const { required, files: draftMax = 0 } = useFieldRule({ name });
  const { max = draftMax } = props;
  const id = useId();
  const intl = useIntl();
  const { getValues, setValue, formState } = useFormContext<Record<string, FormFile[]>>();
  const { field, fieldState } = useController<Record<string, FormFile[]>>({ name });
  const currentFiles = field.value ?? [];
  const areFilesReady = useSelector(upload, (snapshot) => snapshot.matches({ choosing: 'ready' }));
  const files = useSelector(upload, ({ context }) => context.files);
  const refusedFiles = useSelector(upload, ({ context }) => context.refused);
  const isSending = useSelector(upload, (snapshot) => snapshot.matches('sending'));
  /** Chosen files beyond `max`. */
  const [surplusFiles, setSurplusFiles] = useState<readonly File[]>([]);

  useEffect(
    function takeChecked() {
      if (!areFilesReady) return;
      const filesBefore = getValues(name) ?? [];
      const newFiles = files.filter((file) => !filesBefore.includes(file));
      if (newFiles.length > 0) {
        setValue(name, [...filesBefore, ...newFiles], { shouldDirty: true, shouldValidate: true });
      }
    },
    [areFilesReady, files, name, getValues, setValue],
  );

  function chooseFiles(chosenFiles: readonly File[]) {
    const uploadState = upload.getSnapshot();
    // a check begins again with the files that it had not finished
    const filesToCheck = uploadState.matches({ choosing: 'checking' })
      ? [...uploadState.context.files, ...chosenFiles]
      : chosenFiles;
    const room = Math.max(0, max - currentFiles.length);
    setSurplusFiles(filesToCheck.slice(room));
    if (chosenFiles.length > 0 && room > 0)
      upload.send({ type: 'choose', files: filesToCheck.slice(0, room) });
  }

  const changeFiles = (next: FormFile[]) => {
    setSurplusFiles([]);
    setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const refusals = [
    ...refusedFiles.flatMap(({ file, problem }) =>
      problem ? [`${file.name}: ${textOf(intl, problem)}`] : [],
    ),
    ...surplusFiles.map((file) => `${file.name}: ${intl.formatMessage({ id: 'upload.noRoom' }, { max })}`),
  ];
  const error = fieldState.error?.message ?? (refusals.length > 0 ? refusals.join('\n') : undefined);

  return (
    <FieldFrame
      name={name}
      id={id}
      label={label}
      required={required}
      error={error}
      aside={
        <p id={`${id}-count`} className={currentFiles.length > max ? 'counter over' : 'counter'}>
          {intl.formatNumber(currentFiles.length)}/{intl.formatNumber(max)}
        </p>
      }
    >
      <div className="files-field" data-field={name}>
        {currentFiles.length > 0 ? (
          <FileList files={currentFiles} first={first} fixed={isSending} onChange={changeFiles} />
        ) : null}
        <div className="files-actions">
          {max > 0 ? (
            <label className="button small file-choice">
              <FormattedMessage id="upload.add" />
              <input
                ref={(element) => field.ref(element)}
                id={id}
                name={name}
                type="file"
                multiple
                accept={accept}
                disabled={isSending}
                aria-invalid={error !== undefined}
                aria-describedby={`${id}-error ${id}-count ${id}-hint`}
                onChange={({ currentTarget }) => {
                  chooseFiles([...(currentTarget.files ?? [])]);
                  // a refused file can be chosen again
                  currentTarget.value = '';
                }}
              />
            </label>
          ) : null}
          <p id={`${id}-hint`} className="quiet">
            <FormattedMessage id={max > 0 ? hint : 'upload.none'} />
          </p>
          <UploadProgress upload={upload} onStop={onStop} />
        </div>
      </div>
    </FieldFrame>
  );
}
