/** The styles of the part with what can happen on the page. */
export const incidentsStyles = `.incidents { justify-items: stretch; gap: 8px; }
.incidents > button { min-height: 40px; text-align: left; overflow-wrap: anywhere; }
.incidents [aria-pressed='true'] {
  border-color: var(--bad); background: var(--bad-soft); color: var(--bad); font-weight: 700;
}
.incidents [aria-pressed='true']::before { content: '● '; }
.incidents [role='status'] { color: var(--good); font-size: 12px; }
.incidents > p:empty { display: none; }
`;
