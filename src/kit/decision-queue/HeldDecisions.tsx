import { FormattedMessage, useIntl } from 'react-intl';
import { Problem, SERVER } from '#api/http/problem';
import { UNDO_PERIOD } from '#domain/base/limits';
import { useNow } from '#kit/context/use-now';
import { MessageText } from '#kit/page/MessageText';
import { messagesInPassing } from '#kit/services/problem-messages';
import { type HeldDecision, undoableOf } from '#machines/decision-queue/decision-queue.machine';
import type { DecisionQueue } from '#machines/decision-queue/decision-queue.react';
import { KeyHint } from './KeyHint';
import { madeText, type VerdictText } from './queue-verdict';
import './decision-queue.css';

interface HeldDecisionsProps {
  queue: { machine: DecisionQueue; held: readonly HeldDecision[]; verdicts: readonly VerdictText[] };
}

/** The decisions that the server does not have: the latest can be undone, and those that failed sent again. */
export function HeldDecisions({ queue: { machine, held, verdicts } }: HeldDecisionsProps) {
  const undoableDecision = undoableOf(held);
  const failedDecisions = held.filter(({ phase }) => phase === 'failed');
  const waitingCount = held.length - failedDecisions.length;
  return (
    <>
      <div role="alert" className="held-failures">
        {failedDecisions.map((decision) => (
          <FailedDecision key={decision.serial} decision={decision} machine={machine} verdicts={verdicts} />
        ))}
      </div>
      {failedDecisions.length > 1 ? (
        <p className="held-all">
          <button
            type="button"
            className="button small"
            onClick={() => {
              for (const { id, kind } of failedDecisions) machine.send({ type: 'retry', id, kind });
            }}
          >
            <FormattedMessage id="queue.retryAll" values={{ count: failedDecisions.length }} />
          </button>
        </p>
      ) : null}
      {undoableDecision ? (
        <div className="held-undo">
          <DecisionSubject decision={undoableDecision} verdicts={verdicts} />
          {waitingCount > 1 ? (
            <span className="quiet">
              <FormattedMessage id="queue.heldCount" values={{ count: waitingCount }} />
            </span>
          ) : null}
          <Countdown until={undoableDecision.at + UNDO_PERIOD} />
          <button
            type="button"
            className="button small"
            data-shortcut="undo"
            onClick={() => machine.send({ type: 'undo' })}
          >
            <span className="pi pi-undo" aria-hidden="true" />
            <FormattedMessage id="queue.undo" />
            <KeyHint shortcut="z" />
          </button>
        </div>
      ) : null}
    </>
  );
}

/** 「男性として承認 鈴木 由美」. */
function DecisionSubject({
  decision,
  verdicts,
}: {
  decision: HeldDecision;
  verdicts: readonly VerdictText[];
}) {
  return (
    <span className="held-subject">
      <b>
        <FormattedMessage id={madeText(verdicts, decision.verdict)} />
      </b>
      <span>{decision.name}</span>
    </span>
  );
}

/** Seconds as a number and as a bar, which moves once a second, so that reduced motion needs no other one. */
function Countdown({ until }: { until: number }) {
  const total = UNDO_PERIOD / 1_000;
  const seconds = Array.from({ length: total }, (_, index) => until - index * 1_000);
  const now = useNow(seconds.map((at) => new Date(at).toISOString()));
  const secondsLeft = Math.min(total, Math.max(0, Math.ceil((until - now) / 1_000)));
  return (
    <span className="held-countdown" aria-hidden="true">
      <progress value={secondsLeft} max={total} />
      <FormattedMessage id="queue.seconds" values={{ seconds: secondsLeft }} />
    </span>
  );
}

interface FailedDecisionProps {
  decision: HeldDecision;
  machine: DecisionQueue;
  verdicts: readonly VerdictText[];
}

function FailedDecision({ decision, machine, verdicts }: FailedDecisionProps) {
  const { id, kind, name, problem } = decision;
  const intl = useIntl();
  const messages =
    problem instanceof Problem ? messagesInPassing(problem, intl) : problem === null ? [] : [SERVER];
  return (
    <div className="held-failed">
      <p>
        <DecisionSubject decision={decision} verdicts={verdicts} />
        <span className="field-error">
          <span>
            <FormattedMessage id={problem === null ? 'queue.unsent' : 'queue.notSent'} />
          </span>{' '}
          {messages.map((message) => (
            <MessageText key={JSON.stringify(message)} message={message} />
          ))}
        </span>
      </p>
      <button
        type="button"
        className="button small"
        onClick={() => machine.send({ type: 'retry', id, kind })}
      >
        <FormattedMessage id="queue.retry" />
      </button>
      <button
        type="button"
        className="button small"
        aria-label={intl.formatMessage({ id: 'queue.discardNamed' }, { name })}
        onClick={() => machine.send({ type: 'discard', id, kind })}
      >
        <FormattedMessage id="queue.discard" />
      </button>
    </div>
  );
}
