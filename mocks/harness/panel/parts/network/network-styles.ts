/** The styles of the network part. */
export const networkStyles = `.calls > li {
  /* rows out of view are not laid out */
  content-visibility: auto; contain-intrinsic-size: auto 53px;
  border-bottom: 1px solid var(--line); border-left: 3px solid transparent;
}
.calls .failed { border-left-color: var(--edge); }
.calls .alarming { border-left-color: var(--bad); background: var(--bad-soft); }
.call {
  display: grid; grid-template-columns: 48px minmax(0, 1fr) auto; gap: 0 8px; align-items: baseline;
  width: 100%; padding: 6px 8px; border: 0; border-radius: 0; background: none; text-align: left;
}
.call:focus-visible { outline-offset: -2px; }
.call .method { color: var(--quiet); }
.call .status { font-weight: 700; font-variant-numeric: tabular-nums; }
.fine .status { color: var(--good); }
.failed .status, .alarming .status, .call b { color: var(--bad); }
.call .about { grid-column: 2 / -1; color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; }
.details { display: grid; gap: 6px; padding: 0 8px 12px; }
.details > * { min-width: 0; }
.call .why { grid-column: 2 / -1; color: var(--bad); font-size: 12px; overflow-wrap: anywhere; }
.fine .why { color: var(--quiet); }
.calls .firebase .call span { color: var(--quiet); font-weight: 400; }
.details .page { color: var(--quiet); font-size: 12px; }
.issues { display: grid; gap: 4px; font-size: 12px; overflow-wrap: anywhere; }
.details .outcome { color: var(--good); font-size: 12px; }
.details .outcome:empty { display: none; }
.details .bar p { flex-basis: 100%; }
.filter { align-items: center; }
.bar > small[role='status'] { flex: 1; align-self: center; }
`;
