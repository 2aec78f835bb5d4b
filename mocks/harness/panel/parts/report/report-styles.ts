export const reportStyles = `
.steps .plain { min-width: 0; margin-left: 4px; min-height: 24px; padding: 0 6px; color: var(--accent); font-size: 12px; text-decoration: underline; }
.picture {
  width: calc(100vw - 32px); max-width: none; height: calc(100dvh - 32px); max-height: none; padding: 12px; border: 1px solid var(--line);
  border-radius: 8px; background: var(--soft); color: inherit;
}
.picture[open] { display: flex; flex-direction: column; gap: 12px; }
.picture::backdrop { background: rgb(31 42 55 / 0.4); }
.picture .bar { align-items: center; }
.picture .bar p { flex: 1 1 240px; min-width: 0; color: inherit; font-size: 13px; overflow-wrap: anywhere; }
.picture .frame { position: relative; flex: 1; min-height: 0; overflow: hidden; }
.picture iframe {
  position: absolute; top: 0; left: 0; border: 0; background: var(--ground); transform-origin: 0 0;
  box-shadow: 0 0 0 1px var(--line);
}
@media (max-width: 599px) {
  .picture .bar p { flex-basis: 100%; }
}
`;
