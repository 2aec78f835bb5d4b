/** The styles of the data part. */
export const dataStyles = `.tables > * + *, .all-data > * + * { margin-top: 8px; }
.tables select { width: 100%; }
.data-rows > li, .writes > li { border-bottom: 1px solid var(--line); }
.data-row {
  display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 0 8px; align-items: baseline;
  width: 100%; padding: 6px 8px; border: 0; border-radius: 0; background: none; text-align: left;
}
.data-row:focus-visible { outline-offset: -2px; }
.data-row[aria-expanded='true'] { background: var(--accent-soft); }
.data-row .row-id { color: var(--quiet); font-variant-numeric: tabular-nums; }
.data-row .row-title { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.data-row small {
  grid-column: 2; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
}
.row-form { display: grid; gap: 8px; padding: 8px 8px 16px; }
.new-row { padding-top: 8px; border: 1px solid var(--accent); border-radius: 6px; }
.tables .add { margin-left: auto; }
.field { display: grid; gap: 2px; }
.field input, .field textarea { width: 100%; }
.field textarea { resize: vertical; }
.field [aria-invalid='true'] { border-color: var(--bad); }
.writes > li { display: grid; gap: 4px; justify-items: start; padding: 8px; overflow-wrap: anywhere; }
.writes dl, .writes dt, .writes dd { margin: 0; }
.writes dt { color: var(--quiet); font-size: 12px; }
.writes dd { padding-left: 12px; }
`;
