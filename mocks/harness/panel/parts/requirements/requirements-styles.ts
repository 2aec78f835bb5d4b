/** The styles of the requirements. */
export const requirementsStyles = `.bar.results small { flex-basis: 100%; color: var(--quiet); }
.requirements { width: 100%; border-top: 1px solid var(--line); }
.requirements > li {
  /* rows out of view are not laid out */
  content-visibility: auto; contain-intrinsic-size: auto 57px;
  border-bottom: 1px solid var(--line); border-left: 3px solid transparent;
}
.requirements > .passed { border-left-color: var(--good); }
.requirements > .failed { border-left-color: var(--bad); }
.requirement { display: grid; grid-template-columns: minmax(0, 1fr) 36px 36px; gap: 4px; align-items: center; padding: 4px 4px 4px 0; }
.requirement .what {
  display: grid; padding: 4px 8px; border: 0; border-radius: 0; background: none; text-align: left; overflow-wrap: anywhere;
}
.requirement .what:focus-visible { outline-offset: -2px; }
.requirement code { color: var(--quiet); font-size: 11px; }
.requirement .pass, .requirement .fail { width: 36px; height: 36px; padding: 0; }
.requirement .pass[aria-pressed='true'] { border-color: var(--good); background: var(--good); color: var(--on-good); }
.requirement .fail[aria-pressed='true'] { border-color: var(--bad); background: var(--bad); color: var(--on-bad); }
.kept { display: flex; flex-wrap: wrap; gap: 0 8px; padding: 0 8px 6px; font-size: 12px; overflow-wrap: anywhere; }
.kept span { flex-basis: 100%; white-space: pre-line; }
.requirements .details { overflow-wrap: anywhere; font-size: 12px; }
.requirements .details > button { justify-self: start; }
.requirements textarea { width: 100%; resize: vertical; }
.tests { display: grid; gap: 6px; padding-left: 16px; list-style: disc; }
.tests code { display: block; color: var(--quiet); font-size: 11px; }
.page-calls summary { cursor: pointer; }
.page-calls summary small { margin-left: 8px; }
.page-calls li {
  display: grid; grid-template-columns: 48px minmax(0, 1fr); gap: 0 8px; padding: 6px 0; border-bottom: 1px solid var(--line);
}
.page-calls .method { color: var(--quiet); }
.page-calls small { grid-column: 2; overflow-wrap: anywhere; }
.statuses { grid-column: 2; display: flex; flex-wrap: wrap; gap: 2px 12px; font-size: 12px; font-variant-numeric: tabular-nums; }
.statuses .seen { color: var(--good); font-weight: 700; }
`;
