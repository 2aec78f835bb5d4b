import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LeaveConfirmation } from '#kit/overlay/LeaveConfirmation';
import { lazyComponent } from '#kit/page/lazy-component';
import { MessageText } from '#kit/page/MessageText';
import { textOf } from '#kit/services/message';
import type { CsvImportActor, CsvImportSnapshot } from '#machines/csv-import/csv-import.react';
import { FileChoice } from './FileChoice';
import { FileReview } from './FileReview';
import { HeaderMatch } from './HeaderMatch';
import { Outcome } from './Outcome';
import { Progress } from './Progress';
import { TextButton } from './TextButton';

const RepeatConfirmation = lazyComponent(() => import('#kit/form/RepeatConfirmation'), null);

/** The file to import, in any state. */
export function ImportPanel({ actor }: { actor: CsvImportActor }) {
  const isFilePending = useSelector(actor, isFilePendingIn);
  return (
    <section className="csv-panel" aria-live="polite">
      <ImportStep actor={actor} />
      <LeaveConfirmation
        form="csvImport"
        unsaved={isFilePending}
        title="csvImport.leave.title"
        text="csvImport.leave.text"
        confirm="csvImport.leave.confirm"
        cancel="csvImport.leave.cancel"
        onLeave={() => actor.send({ type: 'remove' })}
      />
    </section>
  );
}

/** A file is chosen and not yet imported. */
const isFilePendingIn = (snapshot: CsvImportSnapshot): boolean =>
  !['choosing', 'refused', 'done'].some((state) => snapshot.value === state);

function ImportStep({ actor }: { actor: CsvImportActor }) {
  const intl = useIntl();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const tryAgain = () => actor.send({ type: 'try again' });
  const removeFile = () => actor.send({ type: 'remove' });
  if (typeof value === 'object' && 'opening' in value) {
    return <Progress actor={actor} stopText="csvImport.stop" onStop={() => actor.send({ type: 'stop' })} />;
  }
  if (value === 'sending') {
    return (
      <Progress actor={actor} stopText="csvImport.cancel" onStop={() => actor.send({ type: 'cancel' })} />
    );
  }
  if (typeof value === 'object') return <FileReview actor={actor} />;
  if (value === 'done') return <Outcome actor={actor} />;
  if (value === 'choosing') return <FileChoice actor={actor} />;
  if (value === 'refused') {
    const message = context.problem === null ? '' : textOf(intl, context.problem);
    return (
      <div className="csv-state">
        <FileChoice actor={actor} refusal={{ name: context.file?.name ?? '', message }} />
        {context.heads ? (
          <HeaderMatch key={context.heads.join()} actor={actor} heads={context.heads} />
        ) : null}
      </div>
    );
  }
  return (
    <div className="csv-state">
      <p role="alert" className="csv-alert">
        <FormattedMessage id={STATE_TEXTS[value]} values={{ name: context.file?.name ?? '' }} />
      </p>
      {context.refusal.length > 0 ? (
        <ul className="csv-refusal">
          {context.refusal.map((message) => (
            <li key={textOf(intl, message)}>
              <MessageText message={message} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="csv-actions">
        <TextButton
          id={value === 'turnedDown' ? 'csvImport.readAgain' : 'csvImport.tryAgain'}
          primary
          onClick={tryAgain}
        />
        {value === 'failed' ? (
          <TextButton id="csvImport.backToRows" onClick={() => actor.send({ type: 'back to rows' })} />
        ) : null}
        <TextButton id="csvImport.another" onClick={removeFile} />
      </div>
      {value === 'confirmingRepeat' ? (
        <RepeatConfirmation
          onConfirm={() => actor.send({ type: 'confirm' })}
          onCancel={() => actor.send({ type: 'stay' })}
        />
      ) : null}
    </div>
  );
}

const STATE_TEXTS = {
  interrupted: 'csvImport.interrupted',
  unconfirmed: 'csvImport.unconfirmed',
  confirmingRepeat: 'csvImport.unconfirmed',
  failed: 'csvImport.failed',
  turnedDown: 'csvImport.turnedDown',
} as const;
