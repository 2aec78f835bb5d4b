import type { ContractIssue } from '#mocks/backend/protocol/contract-issues';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { readableAddress } from '#mocks/harness/panel/calls/call-filter';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { CallActions } from './CallActions';
import { bodyText } from './call-text';

/** Where a call came from, what was sent and answered, and what breaks the contract. */
export function CallDetails({ entry, harness, texts }: PartProps & { entry: LogEntry }) {
  const { id, url, path, page, status, service, requestBody, responseBody, verdict } = entry;
  return (
    <div id={`call-${id}`} className="details">
      <p className="url">{readableAddress(url)}</p>
      <p className="page">
        {texts.network.page}: <code>{page}</code>
      </p>
      {status === 'unhandled' ? (
        <p className="warning">{path === null ? texts.network.unhandledCall : texts.network.missingFile}</p>
      ) : null}
      {verdict === 'kept' ? null : <ContractIssues {...verdict} texts={texts} />}
      {service === 'firebase' ? null : (
        <>
          <Body title={texts.network.request} text={bodyText(requestBody) || texts.network.nothing} />
          <Body title={texts.network.answer} text={bodyText(responseBody) || texts.network.nothing} />
          <CallActions entry={entry} harness={harness} texts={texts} />
        </>
      )}
    </div>
  );
}

interface ContractIssuesProps {
  broken: 'request' | 'answer';
  issues: readonly ContractIssue[] | string;
  texts: Texts;
}

function ContractIssues({ broken, issues, texts: { network } }: ContractIssuesProps) {
  const title = broken === 'request' ? network.brokenRequest : network.brokenAnswer;
  if (typeof issues === 'string') return <Body title={title} text={issues} />;
  return (
    <>
      <h3>{title}</h3>
      <ul className="issues">
        {issues.map(({ path, expected, received }) => (
          <li key={`${path} ${expected}`}>
            <code>{path || network.wholeBody}</code>: {network.expected} <code>{expected}</code> /{' '}
            {network.received} <code>{received}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function Body({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users focus a long body to scroll it */}
      <pre tabIndex={0}>{text}</pre>
    </>
  );
}
