import { dataStyles } from '#mocks/harness/panel/parts/data/data-styles';
import { incidentsStyles } from '#mocks/harness/panel/parts/incidents/incidents-styles';
import { machinesStyles } from '#mocks/harness/panel/parts/machines/machines-styles';
import { networkStyles } from '#mocks/harness/panel/parts/network/network-styles';
import { recorderStyles } from '#mocks/harness/panel/parts/recorder/recorder-styles';
import { reportStyles } from '#mocks/harness/panel/parts/report/report-styles';
import { requirementsStyles } from '#mocks/harness/panel/parts/requirements/requirements-styles';
import { colourStyles } from './colours';

/**
 * All styles of the panel. Pixels, not rem: the console's size switcher changes the root's font size and must not
 * affect the panel.
 */
export const panelStyles = `
:host {
  all: initial;
  font: 13px/1.5 'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', Meiryo, system-ui, sans-serif;
  color: var(--ink);
}
${colourStyles}* { box-sizing: border-box; }
[hidden] { display: none !important; }
button, input, select, textarea { font: inherit; color: inherit; }
::placeholder { color: var(--quiet); opacity: 1; }
h2, h3, p, ul, ol, fieldset, legend, pre { margin: 0; padding: 0; border: 0; }
ul, ol { list-style: none; }
h2 { font-size: 15px; }
h3 { font-size: 12px; color: var(--quiet); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

/* no wider than the empty margin of the console's pages, on phones too */
.handle {
  position: fixed; top: 50%; right: 0; z-index: 2147483000; transform: translateY(-50%);
  width: 16px; padding: 10px 0; border: 1px solid var(--edge); border-right: 0; border-radius: 8px 0 0 8px;
  background: var(--ground); color: var(--quiet); cursor: pointer; box-shadow: 0 1px 4px rgb(31 42 55 / 0.2);
}
.handle:hover { background: var(--accent-soft); color: var(--accent); }
.handle .label { display: block; margin: 0 auto; writing-mode: vertical-rl; font-size: 11px; line-height: 15px; }
.handle .sandbox {
  display: block; margin: 6px 1px 0; border-radius: 4px; color: #ffffff; font-size: 10px; line-height: 16px;
}
.handle .alarm {
  position: absolute; top: -10px; right: 2px; min-width: 20px; padding: 0 5px; border-radius: 10px;
  background: var(--bad); color: var(--on-bad); font-size: 12px; line-height: 20px; font-weight: 700; text-align: center;
}

.panel {
  position: fixed; inset: 0 0 0 auto; z-index: 2147483001;
  display: flex; flex-direction: column; width: min(var(--panel-width, 384px), 100vw); height: auto; max-width: none; max-height: none;
  margin: 0; padding: 0; border: 0; border-left: 1px solid var(--line); overflow: visible; color: inherit; background: var(--ground); box-shadow: -4px 0 16px rgb(31 42 55 / 0.16);
}
.panel[data-dock='beside'] { box-shadow: none; }
.panel[data-dock='below'] {
  inset: auto 0 0; width: auto; height: min(44vh, 380px); border-left: 0; border-top: 1px solid var(--line); box-shadow: none;
}
.panel[data-dock='below'] .search .chooser :is([role='listbox'], p) { max-height: 220px; }
.panel-edge { position: absolute; inset: 0 auto 0 0; width: 6px; cursor: ew-resize; touch-action: none; }
.panel-edge:hover, .panel-edge:focus-visible { outline: 0; background: var(--accent); }
.head { display: flex; flex-wrap: wrap; gap: 4px 6px; align-items: center; padding: 6px 8px 6px 16px; }
.situation { flex: 1; min-width: 0; font-size: 12px; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.head :is(button, select) { min-height: 28px; padding: 0 8px; font-size: 12px; }
.head .plain { min-width: 28px; padding: 0; font-size: 18px; }
.copier { display: contents; }
.copier textarea { order: 1; width: 100%; font-size: 12px; overflow-wrap: anywhere; }
.copier [role='status']:not(:empty) { order: 1; flex-basis: 100%; }
.problems { padding: 12px 16px; background: var(--bad-soft); color: var(--bad); }
.problems ul { margin: 4px 0 8px; padding-left: 16px; list-style: disc; color: var(--ink); overflow-wrap: anywhere; }

.sandboxes { display: grid; gap: 4px; margin-top: 8px; }
.sandboxes span { flex: 1; min-width: 0; overflow-wrap: anywhere; }

.problems strong { display: block; }
.problems button + button { margin-left: 8px; }

.tab-row { position: relative; display: flex; gap: 8px; align-items: center; padding: 0 8px; border-bottom: 1px solid var(--line); }
.tab-panel { display: flex; flex: 1; flex-direction: column; min-height: 0; }
.tabs { display: flex; flex-wrap: wrap; gap: 2px 4px; align-items: center; padding: 4px 8px; }
.tabs button {
  min-height: 28px; padding: 0 8px; border: 0; border-radius: 14px; background: none; color: var(--quiet);
  font-size: 12px; cursor: pointer; white-space: nowrap;
}
.tabs button:hover { color: var(--accent); }
.tabs [aria-selected='true'] { background: var(--accent-soft); color: var(--accent); font-weight: 700; }
.tabs button:focus-visible { outline-offset: -2px; }
.groups { flex: none; flex-wrap: nowrap; padding: 0; }
.groups button { min-height: 36px; border-bottom: 3px solid transparent; border-radius: 0; font-size: 13px; }
.groups [aria-selected='true'] { border-bottom-color: var(--accent); background: none; }
.part {
  flex: 1; min-height: 0; overflow: hidden auto; overscroll-behavior: contain;
  display: flex; flex-direction: column; gap: 16px; align-items: stretch; padding: 8px 16px 16px;
}
.part > * { flex: none; }
.part > button { align-self: flex-start; }

button, a.main {
  min-height: 32px; padding: 4px 12px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--ground); cursor: pointer;
}
button:hover { background: var(--accent-soft); }
a.main { text-decoration: none; }
button:is(:disabled, [aria-disabled='true']) { opacity: 0.55; cursor: default; }
button.main, a.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
button.main:hover, a.main:hover { background: var(--accent-strong); }
button.danger { border-color: var(--bad); background: var(--bad); color: var(--on-bad); }
button.danger:hover { background: var(--bad-strong); }
button.plain { min-width: 32px; padding: 0; border-color: transparent; background: none; font-size: 18px; line-height: 1; }
button.plain:hover { background: var(--soft); }
input:not([type='radio'], [type='checkbox']), select, textarea {
  max-width: 100%; min-height: 32px; padding: 4px 8px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--ground);
}
label { display: flex; flex-direction: column; gap: 2px; min-width: 0; color: var(--quiet); font-size: 12px; }
label:has([type='checkbox']), .beside { flex-direction: row; gap: 8px; align-items: center; min-height: 32px; cursor: pointer; }
label input, label select, label span { color: var(--ink); font-size: 13px; }
.wide { flex: 1 1 160px; }
.wide input, .wide textarea { width: 100%; }
legend { padding-bottom: 6px; color: var(--quiet); font-size: 12px; }
.quiet { color: var(--quiet); }
.warning { color: var(--bad); }
p + button, fieldset + .bar { margin-top: 8px; }
.bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-end; }
form [role='alert'] { flex-basis: 100%; color: var(--bad); overflow-wrap: anywhere; }
.bar > .quiet { align-self: center; }
.bar [role='status'], .copier [role='status'] { align-self: center; color: var(--good); font-size: 12px; }
.bar > input[type='search'] { flex: 1 1 120px; min-width: 0; }

.chips { display: flex; flex-wrap: wrap; gap: 6px; }
.chips label { position: relative; }
.chips input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.chips span { padding: 4px 12px; border: 1px solid var(--edge); border-radius: 16px; }
.chips label:hover span { background: var(--accent-soft); }
.chips input:checked + span { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.chips input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
.people { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 6px; }
.people button {
  display: flex; flex-direction: column; align-items: flex-start; justify-content: center; min-width: 0;
  text-align: left; line-height: 1.4;
}
.people span, .people small { max-width: 100%; overflow-wrap: anywhere; }
.people [aria-current] { border-color: var(--accent); background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); }
small { color: var(--quiet); font-size: 12px; }
small.warning { color: var(--bad); }
.choices { display: grid; gap: 4px; }
.choices label { flex-direction: row; gap: 8px; align-items: center; min-height: 28px; cursor: pointer; }
.choices input { margin: 0; accent-color: var(--accent); }

.rows li {
  display: flex; gap: 8px; align-items: center; justify-content: space-between; min-height: 36px;
  border-bottom: 1px solid var(--line);
}
section { display: grid; gap: 6px; justify-items: start; }
section > ul, section > form { width: 100%; }
.rows li > span:first-child, .rows li > label { min-width: 0; flex: 1; }
.rows li small { margin-left: 8px; }
.search { flex: 1; min-width: 0; }
.search input { width: 100%; }
.search label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.search .chooser [role='listbox'], .search .chooser > p {
  position: absolute; z-index: 1; inset: 100% 8px auto; max-height: 320px; background: var(--ground);
  box-shadow: 0 4px 16px rgb(31 42 55 / 0.16);
}
.search .chooser > p { padding: 8px; border: 1px solid var(--line); border-radius: 6px; }
.search .chooser [role='option'] { grid-template-columns: 96px minmax(0, 1fr); }
.chooser { display: grid; gap: 2px; }
.chooser [role='listbox'] { max-height: 264px; overflow: hidden auto; margin-top: 4px; border: 1px solid var(--line); border-radius: 6px; }
.chooser .group { position: sticky; top: 0; padding: 3px 8px; background: var(--soft); color: var(--quiet); font-size: 12px; }
.chooser [role='option'] {
  display: grid; grid-template-columns: 48px minmax(0, 1fr); gap: 0 8px; padding: 5px 8px; border-left: 3px solid transparent; cursor: pointer;
}
.chooser [role='option']:hover { background: var(--soft); }
.chooser .active { background: var(--accent-soft); border-left-color: var(--accent); }
.chooser [aria-selected='true'] .where { font-weight: 700; color: var(--accent); }
.chooser .method { color: var(--quiet); }
.chooser small { grid-column: 2; }
.effects, .wanted { display: grid; gap: 8px; }
.effects .chips button, .wanted .chips button { min-height: 28px; padding: 2px 10px; border-radius: 14px; }
.effects [role='status'] { color: var(--good); font-size: 12px; overflow-wrap: anywhere; }
.effects [aria-invalid='true'] { border-color: var(--bad); }
code, pre, .method, .where, .status, .url { font-family: ui-monospace, Menlo, Consolas, 'Noto Sans Mono CJK JP', monospace; font-size: 12px; }
code, .where, .url { min-width: 0; overflow-wrap: anywhere; }

.mails > li { display: grid; gap: 4px; padding: 12px 8px; border-bottom: 1px solid var(--line); }
${incidentsStyles}${machinesStyles}${networkStyles}${dataStyles}${requirementsStyles}${reportStyles}${recorderStyles}pre {
  max-height: 240px; overflow: auto; padding: 8px; border-radius: 6px; background: var(--soft);
  white-space: pre-wrap; overflow-wrap: anywhere;
}
.next li {
  display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 2px 8px; align-items: baseline; padding: 6px 0;
  border-bottom: 1px solid var(--line);
}
.next time { color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; }
.next li > span { overflow-wrap: anywhere; }
.next .bar { grid-column: 2; align-items: center; }
.next button { min-height: 26px; padding: 1px 10px; font-size: 12px; }
.next a { padding: 2px 4px; color: var(--accent); font-size: 12px; }
.time { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; font-size: 20px; font-variant-numeric: tabular-nums; }

.report { display: grid; gap: 8px; }
.report label { display: grid; gap: 2px; }
.report textarea { resize: vertical; }
.steps { margin-top: 8px; padding-left: 32px; list-style: decimal; font-size: 12px; overflow-wrap: anywhere; }
.steps label { display: inline-flex; flex-direction: row; gap: 6px; align-items: baseline; min-height: 24px; }
.steps .marked { font-weight: 600; }
.lines { white-space: pre-line; }
.facts { margin: 0; }
.facts dt { color: var(--quiet); }
.facts dd + dt { margin-top: 8px; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.opened { display: grid; gap: 8px; padding: 12px; border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere; }

@media (max-width: 599px) {
  .panel[data-dock='over'] {
    inset: auto 0 0 0; width: auto; height: min(80vh, 640px); border-left: 0; border-top: 1px solid var(--line);
    border-radius: 12px 12px 0 0; box-shadow: 0 -4px 16px rgb(31 42 55 / 0.2);
  }
  .panel-edge { display: none; }
  .people { grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); }
}
@media print {
  :host { display: none; }
}
`;
