/** The styles of a drawing; what is around it defines the colours. */
export const chartStyles = `
.chart text { font: 11px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace; fill: var(--ink); }
.chart text.title { font-size: 12px; font-weight: 700; }
.chart text.note, .chart text.no-journey { fill: var(--quiet); }
.chart text.no-journey { font-style: italic; }
/* arrows pass below these texts */
.chart .compound text, .chart .parallel text { paint-order: stroke; stroke: var(--soft); stroke-width: 5px; stroke-linejoin: round; }
.chart .state rect { fill: var(--ground); stroke: var(--edge); }
.chart .compound rect, .chart .parallel rect { fill: var(--soft); }
.chart .region rect { stroke-dasharray: 6 4; }
.chart .line { fill: none; stroke: var(--edge); stroke-width: 1.25; }
.chart .no-journey .line { stroke-dasharray: 2 3; }
.chart .head, .chart circle { fill: var(--edge); }
.chart .label rect { fill: var(--ground); }
`;
