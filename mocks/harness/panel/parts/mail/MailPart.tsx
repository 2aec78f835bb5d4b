import { useState } from 'react';
import { inJapan } from '#domain/base/japan-time';
import type { Mail } from '#mocks/backend/tables/session/mails';
import { copyText } from '#mocks/harness/panel/browser/copy-text';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved } from '#mocks/harness/panel/use-observed';

/** The mails that the backend would have sent, with their codes to copy. */
export function MailPart({ harness, texts }: PartProps) {
  const mails = useObserved(harness.mails, (mailbox) => mailbox.newestFirst());
  if (mails.length === 0) return <p className="quiet">{texts.mail.noMails}</p>;
  return (
    <ol className="mails">
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} texts={texts} />
      ))}
    </ol>
  );
}

function MailRow({ mail, texts }: { mail: Mail; texts: PartProps['texts'] }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => setOutcome((await copyText(mail.code)) ? texts.copied : texts.notCopied);
  return (
    <li>
      <h3>{mail.subject}</h3>
      <p className="url">{mail.to}</p>
      <p>{mail.text}</p>
      <div className="bar">
        <code className="time">{mail.code}</code>
        <button type="button" aria-label={`${texts.mail.copyCode} ${mail.code}`} onClick={() => void copy()}>
          {texts.mail.copyCode}
        </button>
        <span role="status">{outcome}</span>
      </div>
      <small>
        {inJapan(Date.parse(mail.at)).format('YYYY-MM-DD HH:mm')}
        {mail.used ? ` · ${texts.mail.codeUsed}` : ''}
      </small>
    </li>
  );
}
