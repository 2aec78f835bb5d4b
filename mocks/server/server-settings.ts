import { inJapan } from '#domain/base/japan-time';
import type { Backend } from '#mocks/backend/backend-types';
import { FAULT_SYNTAX, readFault, writeFault } from '#mocks/backend/protocol/fault-text';
import { withoutHits } from '#mocks/backend/protocol/faults';
import { escaped } from './html';
import type { PageLanguage } from './page-language';
import { PAGE_TEXTS } from './page-texts';

export const SETTINGS_PATH = '/settings';

const LATENCY_MAX = 60_000;

/** Carries out a form of the page; the sentence says why a value is refused, and is null when it was accepted. */
export function changeSettings(form: FormData, backend: Backend, language: PageLanguage): string | null {
  const { badFault, badLatency } = PAGE_TEXTS[language];
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (form.has('remove')) backend.faults.remove(Number(textOf('remove')));
  if (form.has('fault')) {
    const fault = readFault(textOf('fault'));
    if (fault === null) return `${badFault(textOf('fault'))} ${FAULT_SYNTAX}`;
    backend.faults.add(fault);
  }
  if (form.has('latency')) {
    const ms = textOf('latency');
    if (!/^\d{1,5}$/.test(ms) || Number(ms) > LATENCY_MAX) return badLatency(ms);
    backend.latencyMs = Number(ms);
  }
  return null;
}

/** Day, clock, delay and faults, with their forms. `problem`: why the last form was refused. */
export function settingsSection(backend: Backend, language: PageLanguage, problem: string | null): string {
  const texts = PAGE_TEXTS[language];
  const { db, clock, faults, latencyMs } = backend;
  return `<section id="settings">
<h2>${texts.settings}</h2>
${problem === null ? '' : `<p role="alert">${escaped(problem)}</p>`}
<dl><dt>${texts.day}</dt><dd>${inJapan(db.anchor).format('YYYY-MM-DD')}</dd>
<dt>${texts.clock}</dt><dd>${inJapan(clock.now()).format('YYYY-MM-DD HH:mm:ss')}</dd></dl>
${form(`<label>${texts.latency} <input name="latency" inputmode="numeric" size="6" value="${latencyMs}"></label> <button>${texts.set}</button>`, language)}
<h3>${texts.faults}</h3>
<ul class="accounts">${faults
    .rules()
    .map(
      (rule) =>
        `<li><code>${escaped(writeFault(withoutHits(rule)))}</code>${form(`<button name="remove" value="${rule.id}">${texts.remove}</button>`, language)}</li>`,
    )
    .join('')}</ul>
${form(`<label><input name="fault" size="32" placeholder="GET /:city/api/news/ 500 x1" aria-label="${texts.faults}" aria-describedby="syntax" required></label> <button>${texts.add}</button>`, language)}
<p id="syntax"><code>${escaped(FAULT_SYNTAX)}</code></p>
</section>`;
}

const form = (controls: string, language: PageLanguage): string =>
  `<form method="post" action="${SETTINGS_PATH}?lang=${language}#settings">${controls}</form>`;
