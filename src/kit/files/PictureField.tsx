import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { PICTURE_ACCEPT, type Picture } from '#domain/base/upload';
import { useFieldRule } from '#kit/context/field-rule';
import { FieldFrame } from '#kit/field/FieldFrame';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { textOf } from '#kit/services/message';
import { useObjectUrl } from '#kit/services/use-object-url';
import type { UploadActor } from '#machines/upload/upload.react';
import { UploadProgress } from './UploadProgress';
import './file-choice.css';
import './picture-field.css';

interface PictureFieldProps {
  name: string;
  /** Message id. */
  label: string;
  upload: UploadActor;
  /** The picture before the user chose one. */
  stored: string | null;
  /** Cancels the submission of the form. */
  onStop: () => void;
}

/**
 * A picture in a form: chosen, checked, shown, and sent with it. Its value is a new file or the stored one.
 */
export function PictureField({ name, label, upload, stored, onStop }: PictureFieldProps) {
  const { required } = useFieldRule({ name });
  const id = useId();
  const intl = useIntl();
  const fileInput = useRef<HTMLInputElement>(null);
  const { setValue, formState } = useFormContext<Record<string, Picture | null>>();
  const { field, fieldState } = useController<Record<string, Picture | null>>({ name });
  const value = field.value ?? null;
  const shownSource =
    useObjectUrl(value instanceof File ? value : null) ?? (typeof value === 'string' ? value : null);
  const problem = useSelector(upload, ({ context }) => context.refused[0]?.problem ?? null);
  const isFileReady = useSelector(upload, (snapshot) => snapshot.matches({ choosing: 'ready' }));
  const file = useSelector(upload, ({ context }) => context.files[0] ?? null);
  const isSending = useSelector(upload, (snapshot) => snapshot.matches('sending'));
  const error = problem ? textOf(intl, problem) : fieldState.error?.message;

  useEffect(
    function takeChecked() {
      if (isFileReady && file) setValue(name, file, { shouldDirty: true, shouldValidate: true });
    },
    [isFileReady, file, name, setValue],
  );

  /** Sets the stored picture, or none. */
  function setPicture(picture: string | null) {
    upload.send({ type: 'remove' });
    setValue(name, picture, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    fileInput.current?.focus();
  }

  return (
    <FieldFrame
      name={name}
      id={id}
      label={label}
      required={required}
      error={error}
      aside={
        <p className="counter">
          <FormattedMessage id="upload.hint" />
        </p>
      }
    >
      <div className="picture-input">
        {shownSource ? (
          <PreviewableImage source={shownSource} name={intl.formatMessage({ id: label })} />
        ) : (
          <span className="picture-none pi pi-image" aria-hidden="true" />
        )}
        <div className="picture-actions">
          {/* the browser's file input has the browser's language: it lies over our button, and takes a
              drop */}
          <label className="button small file-choice">
            <FormattedMessage id="upload.choose" />
            <input
              ref={(element) => {
                fileInput.current = element;
                // react-hook-form focuses it after a refused submit
                field.ref(element);
              }}
              id={id}
              name={name}
              type="file"
              accept={PICTURE_ACCEPT}
              disabled={isSending}
              required={required}
              aria-invalid={error !== undefined}
              aria-describedby={`${id}-error`}
              onChange={(event) => {
                const [chosenFile] = event.target.files ?? [];
                if (chosenFile) upload.send({ type: 'choose', files: [chosenFile] });
                // a refused file can be chosen again
                event.target.value = '';
              }}
            />
          </label>
          {value instanceof File && !isSending ? (
            <button type="button" className="button small" onClick={() => setPicture(stored)}>
              <FormattedMessage id="upload.undo" />
            </button>
          ) : null}
          {typeof value === 'string' && !required && !isSending ? (
            <button type="button" className="button small" onClick={() => setPicture(null)}>
              <FormattedMessage id="upload.takeAway" />
            </button>
          ) : null}
          {value === null && stored !== null && !isSending ? (
            <button type="button" className="button small" onClick={() => setPicture(stored)}>
              <FormattedMessage id="upload.undo" />
            </button>
          ) : null}
          <UploadProgress upload={upload} onStop={onStop} />
        </div>
      </div>
    </FieldFrame>
  );
}
