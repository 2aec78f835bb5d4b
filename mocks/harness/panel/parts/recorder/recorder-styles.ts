/** The styles of the recorder part. */
export const recorderStyles = `.test-lines { width: 100%; }
.test-lines > div { width: 100%; min-width: 0; }
.test-lines li {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px; align-items: start; padding: 2px 0 2px 8px;
  border-bottom: 1px solid var(--line); border-left: 3px solid transparent;
}
.test-lines li.expectation { border-left-color: var(--good); }
.test-lines li.wait { border-left-color: var(--line); }
.test-lines span { display: grid; gap: 2px; align-self: center; min-width: 0; }
.test-lines .plain { min-height: 24px; min-width: 24px; font-size: 14px; }
`;
