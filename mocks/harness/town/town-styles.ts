/** Styles of the chip of the running town, below those of the panel. */
export const townStyles = `
:host([data-place='menu']) { display: block; container-type: inline-size; padding: 8px 8px 0; }
.town {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 6px; align-items: center; padding: 4px 4px 4px 10px;
  border: 1px solid var(--accent); border-radius: 12px; background: var(--accent-soft); color: var(--ink); font-size: 12px;
  line-height: 18px;
}
.town-time { display: flex; gap: 6px; align-items: center; font-weight: 700; }
.town-time time { font-size: 15px; font-variant-numeric: tabular-nums; }
.town-time small { color: var(--quiet); font-weight: 400; }
.town-last { grid-row: 2; grid-column: 1 / -1; overflow: hidden; color: var(--quiet); text-overflow: ellipsis; white-space: nowrap; }
.dot { flex: none; width: 8px; height: 8px; border-radius: 50%; background: var(--accent); }
[data-at='resting'] { border-color: var(--edge); background: var(--ground); }
[data-at='resting'] .dot { background: var(--quiet); }
.town-buttons { display: flex; grid-row: 1; grid-column: 2; gap: 2px; }
.town button {
  display: grid; place-items: center; width: 28px; height: 28px; padding: 0; border: 0; border-radius: 6px; background: none;
  color: var(--accent); font-size: 15px; cursor: pointer;
}
.town button:hover { background: var(--ground); }
.rest { width: 10px; height: 12px; border: solid currentColor; border-width: 0 3px; }
.go-on { border: solid transparent; border-width: 6px 0 6px 10px; border-left-color: currentColor; }
.town.over { border-color: var(--edge); background: var(--ground); align-items: start; }
.over p { padding: 4px 0; overflow-wrap: anywhere; }
:host([data-place='page']) .town {
  position: fixed; inset: auto auto calc(8px + var(--foot, 0px)) 8px; z-index: 2147482999; max-width: calc(100vw - 88px);
  box-shadow: 0 2px 8px rgb(16 24 40 / 0.2);
}
:host([data-place='page']) .town:not(.over) { grid-template-columns: auto minmax(0, 1fr) auto; }
:host([data-place='page']) .town-last { grid-row: 1; grid-column: 2; }
:host([data-place='page']) .town-buttons { grid-column: 3; }
/* the folded menu */
@container (max-width: 90px) {
  .town { grid-template-columns: 1fr; padding: 4px 2px; justify-items: center; }
  .town-time { flex-direction: column; gap: 0; }
  .town-time time { font-size: 13px; }
  .town-time small, .town-last, .dot { display: none; }
  .town-buttons { grid-row: 2; grid-column: 1; gap: 0; }
  .town button { width: 20px; }
  .over p { font-size: 10px; }
}
@media print { :host { display: none !important; } }
@media (prefers-reduced-motion: no-preference) {
  [data-at='running'] .dot { animation: beat 1s ease-in-out infinite; }
  @keyframes beat { 50% { opacity: 0.3; } }
}
`;
