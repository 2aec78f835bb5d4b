/** The styles of the contract part. */
export const contractStyles = `.har-seed > * + *, .har-seed details > * + *, .har-seed section > * + * { margin-top: 8px; }
.har-seed .bar label { flex: 1; }
.har-seed input { width: 100%; }
.har-seed [aria-invalid='true'] { border-color: var(--bad); }
.har-seed .bar { align-items: end; }
`;
