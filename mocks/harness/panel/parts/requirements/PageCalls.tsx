import type { Endpoint } from '#api/http/endpoint';
import { callOptions, nameOf } from '#mocks/harness/panel/calls/call-options';
import { useDocumentedCalls } from '#mocks/harness/panel/calls/use-documented-calls';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved, usePath } from '#mocks/harness/panel/use-observed';

/** The calls of this screen with their rows in docs/spec/endpoints.md, and which of their statuses were seen. */
export function PageCalls({ screen, harness, texts }: PartProps & { screen: string }) {
  const { requirements: own } = texts;
  const page = usePath();
  const documented = useDocumentedCalls();
  const entries = useObserved(harness.log, (log) => log.entries());
  const { endpoints } = harness.backend;
  const calls = callOptions({ endpoints, documented, entries, page, screen }).filter(
    ({ group }) => group === 'page',
  );
  return (
    <details className="page-calls">
      <summary>
        {own.pageCalls}
        <small>{own.calls(calls.length)}</small>
      </summary>
      {calls.length === 0 ? (
        <p className="quiet">{own.noCalls}</p>
      ) : (
        <p className="quiet">{own.callsExplained}</p>
      )}
      <ul>
        {calls.map((call) => (
          <li key={nameOf(call)}>
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
  const { requirements: own } = texts;
  const { method, path, responses } = endpoint;
  const seen = useObserved(harness.seenStatuses, (source) => source.of(method, path));
  const declared = Object.keys(responses).map(Number);
  return (
    <span className="statuses">
      {declared.map((status) => (
        <span key={status} className={seen.includes(status) ? 'seen' : 'quiet'}>
          {seen.includes(status) ? own.seen(status) : own.unseen(status)}
        </span>
      ))}
      {seen
        .filter((status) => !declared.includes(status))
        .map((status) => (
          <span key={status} className="warning">
            {own.undeclared(status)}
          </span>
        ))}
    </span>
  );
}
