import { inJapan } from '#domain/base/japan-time';
import type { Backend } from '#mocks/backend/backend-types';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { mailTable } from '#mocks/backend/tables/session/mails';
import { escaped } from './html';
import type { PageLanguage } from './page-language';
import { PAGE_TEXTS } from './page-texts';
import { ENTRIES_MAX, isWrite } from './server-log';

/** What the backend has done lately, newest first: mails with their codes, writes, and all calls. */
export function statusTables({ db, log }: Backend, language: PageLanguage): string {
  const texts = PAGE_TEXTS[language];
  const calls = log.entries();
  const mails = db.of(mailTable).list({}).rows;
  const mailRows = mails.map(({ at, to, subject, code }) => [timeOf(at), to, `${subject} ${code}`]);
  const callHeads = [texts.time, texts.username, texts.call, texts.result, texts.duration];
  return `<section>
<h2>${texts.writes}</h2>
${table(callHeads, calls.filter(isWrite).map(cellsOf), texts.none)}
</section>
<section>
<h2>${texts.mails}</h2>
${table([texts.time, texts.to, texts.subject], mailRows, texts.none)}
</section>
<section>
<details>
<summary>${texts.calls}</summary>
${table(callHeads, calls.map(cellsOf), texts.none)}
</details>
</section>`;
}

const timeOf = (moment: string | number): string => inJapan(moment).format('MM/DD HH:mm:ss');

const cellsOf = ({ at, username, method, path, status, duration }: LogEntry): string[] => [
  timeOf(at),
  username ?? '',
  `${method} ${path ?? ''}`,
  String(status),
  String(Math.round(duration)),
];

/** Its last rows, of which the rows are in the order of time. */
function table(heads: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return `<p>${none}</p>`;
  const shown = rows.slice(-ENTRIES_MAX).toReversed();
  const head = heads.map((text) => `<th>${text}</th>`).join('');
  const body = shown.map((row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
