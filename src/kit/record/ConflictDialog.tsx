import { FormattedMessage } from 'react-intl';
import { shownField } from '#kit/form/shown-field';
import { Dialog } from '#kit/overlay/Dialog';
import './conflict.css';

interface ConflictDialogProps<Draft> {
  mine: Draft;
  /** What the record holds by now. */
  theirs: Draft;
  /** What the form started from. */
  started: Draft;
  /** Names of what is not shown: passwords, and what stands in no field. */
  hidden: readonly string[];
  onOverwrite: () => void;
  onAdopt: () => void;
  onBack: () => void;
}

/** A save that is held because the record is another by now: both are shown, and nobody's words go unseen. */
export function ConflictDialog<Draft extends object>(props: ConflictDialogProps<Draft>) {
  const { mine, theirs, started, hidden, onOverwrite, onAdopt, onBack } = props;
  const differing = differencesOf(mine, theirs, started).filter(({ name }) => !hidden.includes(name));
  return (
    <Dialog
      kind="question"
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
        <FormattedMessage id={differing.length > 0 ? 'record.conflict.text' : 'record.conflict.same'} />
      </p>
      {differing.length > 0 ? (
        <div className="conflict">
          {differing.map(({ name, label, mine: own, theirs: other, changed }) => (
            <section key={name}>
              <h3>
                {label}
                {changed ? (
                  <span className="tag strong">
                    <FormattedMessage id="record.conflict.changed" />
                  </span>
                ) : null}
              </h3>
              <dl>
                <dt>
                  <FormattedMessage id="record.conflict.mine" />
                </dt>
                <dd>{own || '–'}</dd>
                <dt>
                  <FormattedMessage id="record.conflict.theirs" />
                </dt>
                <dd>{other || '–'}</dd>
              </dl>
            </section>
          ))}
        </div>
      ) : null}
    </Dialog>
  );
}

/** Those fields whose words are not the same; `changed`: by somebody else, since the form was opened. */
function differencesOf<Draft extends object>(mine: Draft, theirs: Draft, started: Draft) {
  return (Object.keys(mine) as (keyof Draft & string)[])
    .filter((name) => name in theirs && !isSame(mine[name], theirs[name]))
    .map((name) => {
      const { label, textOf } = shownField(name);
      return {
        name,
        label,
        mine: textOf(mine[name]),
        theirs: textOf(theirs[name]),
        changed: !isSame(theirs[name], started[name]),
      };
    });
}

/** A chosen record or a list is the same by what it says, a file only by itself. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (!hasFile(one) && !hasFile(other) && JSON.stringify(one) === JSON.stringify(other));

const hasFile = (value: unknown): boolean => [value].flat().some((one) => one instanceof Blob);
