import type { Endpoint } from '#api/http/endpoint';
import { callName, callOptions } from '#mocks/harness/panel/calls/call-options';
import { useDocumentedCalls } from '#mocks/harness/panel/calls/use-documented-calls';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved, usePath } from '#mocks/harness/panel/use-observed';

/** The calls of this screen with their rows in docs/spec/endpoints.md, and which of their statuses were seen. */
export function PageCalls({ screen, harness, texts }: PartProps & { screen: string }) {
  const { requirements: partTexts } = texts;
  const page = usePath();
  const documentedCalls = useDocumentedCalls();
  const entries = useObserved(harness.log, (log) => log.entries());
  const { endpoints } = harness.backend;
  const calls = callOptions({ endpoints, documented: documentedCalls, entries, page, screen }).filter(
    ({ group }) => group === 'page',
  );
  return (
    <details className="page-calls">
      <summary>
        {partTexts.pageCalls}
        <small>{partTexts.calls(calls.length)}</small>
      </summary>
      {calls.length === 0 ? (
        <p className="quiet">{partTexts.noCalls}</p>
      ) : (
        <p className="quiet">{partTexts.callsExplained}</p>
      )}
      <ul>
        {calls.map((call) => (
          <li key={callName(call)}>
            <span className="method">{call.method}</span>
            <span className="where">{call.path}</span>
            <small>{[call.ids, call.does].filter((one) => one !== '').join(' · ')}</small>
            {call.endpoint === null ? null : (
              <Statuses endpoint={call.endpoint} harness={harness} texts={texts} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Statuses({ endpoint, harness, texts }: PartProps & { endpoint: Endpoint }) {
  const { requirements: partTexts } = texts;
  const { method, path, responses } = endpoint;
  const seenStatuses = useObserved(harness.seenStatuses, (source) => source.of(method, path));
  const declaredStatuses = Object.keys(responses).map(Number);
  return (
    <span className="statuses">
      {declaredStatuses.map((status) => (
        <span key={status} className={seenStatuses.includes(status) ? 'seen' : 'quiet'}>
          {seenStatuses.includes(status) ? partTexts.seen(status) : partTexts.unseen(status)}
        </span>
      ))}
      {seenStatuses
        .filter((status) => !declaredStatuses.includes(status))
        .map((status) => (
          <span key={status} className="warning">
            {partTexts.undeclared(status)}
          </span>
        ))}
    </span>
  );
}
