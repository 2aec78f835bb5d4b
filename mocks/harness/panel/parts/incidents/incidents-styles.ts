/** The styles of the part with what can happen on the page. */
export const incidentsStyles = `.incidents { grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr)); justify-items: stretch; gap: 8px; }
.incidents > :is(h3, p) { grid-column: 1 / -1; }
.incidents > button { min-height: 40px; text-align: left; overflow-wrap: anywhere; }
.incidents [aria-pressed='true'] {
  border-color: var(--bad); background: var(--bad-soft); color: var(--bad); font-weight: 700;
  box-shadow: inset 4px 0 var(--bad);
}
.incidents [role='status'] { color: var(--good); font-size: 12px; }
.incidents > p:empty { display: none; }
`;
