import { FormattedMessage, useIntl } from 'react-intl';
import type { FormFile } from '#domain/base/upload';
import { isSameValue } from '#domain/content/file-address';
import { FileList } from '#kit/files/FileList';
import { type ShownField, shownField } from '#kit/form/shown-field';
import { Dialog } from '#kit/overlay/Dialog';
import './conflict.css';

/** Form values by field name. */
type FormValues = Readonly<Record<string, unknown>>;

interface ConflictDialogProps {
  mine: FormValues;
  /** The current values of the record. */
  theirs: FormValues;
  /** The values with which the form started. */
  started: FormValues;
  /** Names of password fields, which are never shown. */
  secrets: readonly string[];
  onOverwrite: () => void;
  onAdopt: () => void;
  onBack: () => void;
}

/** A save on hold after a change by another user: shows both versions, so that no input is lost. */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, started, secrets, onOverwrite, onAdopt, onBack } = props;
  const intl = useIntl();
  const differingFields = differingNames(mine, theirs).flatMap((name) => {
    const field = secrets.includes(name) ? null : shownField(name, intl);
    return field ? [{ name, field }] : [];
  });
  return (
    <Dialog
      kind="confirmation"
      title={<FormattedMessage id="record.conflict.title" />}
      onClose={onBack}
      footer={
        <>
          <button type="button" className="button" data-first-focus onClick={onBack}>
            <FormattedMessage id="record.conflict.back" />
          </button>
          <button type="button" className="button" onClick={onAdopt}>
            <FormattedMessage id="record.conflict.adopt" />
          </button>
          <button type="button" className="button danger" onClick={onOverwrite}>
            <FormattedMessage id="record.conflict.overwrite" />
          </button>
        </>
      }
    >
      <p>
        <FormattedMessage id={differingFields.length > 0 ? 'record.conflict.text' : 'record.conflict.same'} />
      </p>
      {differingFields.length > 0 ? (
        <div className="conflict">
          {differingFields.map(({ name, field }) => (
            <section key={name}>
              <h3>
                {field.label}
                {isSameFieldValue(theirs[name], started[name]) ? null : (
                  <span className="tag strong">
                    <FormattedMessage id="record.conflict.changed" />
                  </span>
                )}
              </h3>
              <dl>
                <dt>
                  <FormattedMessage id="record.conflict.mine" />
                </dt>
                <dd>
                  <FieldValue field={field} value={mine[name]} />
                </dd>
                <dt>
                  <FormattedMessage id="record.conflict.theirs" />
                </dt>
                <dd>
                  <FieldValue field={field} value={theirs[name]} />
                </dd>
              </dl>
            </section>
          ))}
        </div>
      ) : null}
    </Dialog>
  );
}

function FieldValue({ field, value }: { field: ShownField; value: unknown }) {
  if (!field.holdsFiles) return field.textOf(value) || '–';
  const files = [value].flat().filter((file) => file !== null) as FormFile[];
  return files.length === 0 ? '–' : <FileList files={files} />;
}

/** The fields whose own value differs from the stored one. */
const differingNames = (mine: FormValues, theirs: FormValues): string[] =>
  Object.keys(mine).filter((name) => name in theirs && !isSameFieldValue(mine[name], theirs[name]));

/** Records and lists are compared by value, files by identity. */
const isSameFieldValue = (one: unknown, other: unknown): boolean =>
  one === other || (!hasFile(one) && !hasFile(other) && isSameValue(one, other));

const hasFile = (value: unknown): boolean => [value].flat().some((one) => one instanceof Blob);
