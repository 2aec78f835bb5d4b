import { chartStyles } from './chart-styles';

/** The styles of the machines part, whose drawings light up what the machines do. */
export const machinesStyles = `.machines > li { display: grid; gap: 4px; padding: 12px 8px; border-bottom: 1px solid var(--line); }
.machines > li > * { min-width: 0; }
.machines summary { cursor: pointer; }
.machines ol { padding: 4px 0 0 16px; list-style: decimal; }
.machines .happened::marker { color: var(--good); font-weight: 700; }
.machines b { margin-left: 8px; color: var(--good); font-variant-numeric: tabular-nums; }
.machine-head { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
.machine-head p { min-width: 0; overflow-wrap: anywhere; }
.machine-head button:not(.plain) { min-height: 28px; padding: 2px 12px; }
.machine-head [aria-expanded='true'] { border-color: var(--accent); background: var(--accent-soft); }
details .actor { display: grid; gap: 4px; justify-items: stretch; padding: 8px 0; }
.actor h4, .actor p { margin: 0; }
.context { max-height: 240px; overflow: auto; }
.context pre { width: 100%; margin: 0; font-size: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
.actor form { display: grid; gap: 6px; justify-items: start; }
.actor .wide { width: 100%; }
.drawing { display: grid; gap: 8px; }
.frame {
  display: block; min-width: 0; margin: 0; overflow: auto; overscroll-behavior: contain; border: 1px solid var(--line); border-radius: 6px;
  background: var(--ground);
}
.drawing > .frame { height: min(400px, 50vh); }
.frame .chart { display: block; margin: 0 auto; }
.wide-drawing {
  position: fixed; inset: 16px; display: flex; flex-direction: column; gap: 8px; width: auto; height: auto; max-width: none; max-height: none;
  margin: 0; padding: 12px 16px 16px; border: 1px solid var(--line); border-radius: 12px; color: inherit; background: var(--ground);
}
.wide-drawing::backdrop { background: rgb(31 42 55 / 0.45); }
.wide-drawing .frame { flex: 1; min-height: 0; }
.wide-head { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center; }
.wide-head p { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.legend { display: flex; flex-wrap: wrap; gap: 2px 12px; color: var(--quiet); font-size: 12px; }
.legend li { display: flex; gap: 6px; align-items: center; }
.legend li::before { content: ''; width: 20px; border-top: 2px solid var(--good); }
.legend .last::before { border-top: 3px solid var(--accent); }
.legend .no-journey::before { border-top: 2px dotted var(--edge); }
.legend .current::before { height: 12px; border: 2px solid var(--accent); border-radius: 4px; background: var(--accent-soft); }
${chartStyles}.chart .current rect { stroke: var(--accent); stroke-width: 2; }
.chart .current.leaf rect, .chart .current.final rect { fill: var(--accent-soft); stroke-width: 2.5; }
.chart .happened .line { stroke: var(--good); stroke-width: 1.75; }
.chart .happened .head { fill: var(--good); }
.chart text.happened { fill: var(--good); }
.chart .last .line { stroke: var(--accent); stroke-width: 3; }
.chart .last .head { fill: var(--accent); }
.chart text.last { fill: var(--accent); font-weight: 700; }
`;
