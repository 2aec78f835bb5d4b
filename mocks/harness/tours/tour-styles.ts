/** Styles of the cards and of the way back to the lobby, below those of the panel. */
export const tourStyles = `
.layer {
  position: fixed; inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none; margin: 0; padding: 0;
  border: 0; background: none; color: var(--ink); overflow: hidden; pointer-events: none;
}
.ring {
  position: absolute; border: 3px solid var(--accent); border-radius: 10px;
  box-shadow: 0 0 0 4px color-mix(in srgb, var(--accent) 25%, transparent);
}
.card {
  position: absolute; display: grid; gap: 8px; width: 360px; max-height: 60vh; padding: 14px 16px; overflow: auto;
  border: 1px solid var(--edge); border-radius: 12px; background: var(--ground); pointer-events: auto;
  box-shadow: 0 8px 28px rgb(16 24 40 / 0.28); font-size: 15px; line-height: 1.7; overflow-wrap: anywhere;
}
.card:focus { outline: none; }
.title { display: flex; gap: 8px; justify-content: space-between; font-size: 13px; color: var(--quiet); }
.title strong { color: var(--accent); }
.title span { font-variant-numeric: tabular-nums; }
.card .hint { margin-top: 4px; color: var(--quiet); font-size: 13px; }
.card .no-turn { color: var(--quiet); font-size: 13px; }
/* not hidden: a screen reader hears only what changes in a shown element */
.card .no-turn:empty { position: absolute; }
.card .bar { align-items: center; }
.card button, .card a {
  min-height: 36px; padding: 4px 14px; border: 1px solid var(--edge); border-radius: 6px; background: var(--ground);
  color: var(--ink); font-size: 14px; line-height: 26px; text-decoration: none;
}
.card button:hover, .card a:hover { background: var(--accent-soft); }
.card .main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.card .main:hover { background: var(--accent-strong); }
.card .end { margin-left: auto; border-color: transparent; background: none; color: var(--quiet); }
:host([hidden]) { display: none; }
.lobby-banner { container-type: inline-size; padding: 8px 8px 0; }
.lobby-banner a {
  display: block; width: fit-content; padding: 0 12px; border: 1px solid var(--edge); border-radius: 13px; background: var(--ground);
  color: var(--accent); font-size: 12px; line-height: 24px; text-decoration: none;
}
.lobby-banner a:hover { background: var(--accent-soft); }
:host([data-place='page']) .lobby-banner { position: fixed; inset: auto auto 8px 8px; z-index: 2147482999; width: 180px; padding: 0; }
/* the folded menu */
@container (max-width: 90px) {
  .lobby-banner a { margin: 0 auto; }
  .lobby-banner .text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (max-width: 599px) {
  .card { width: 100vw; max-height: 50vh; border-width: 1px 0; border-radius: 0; }
}
@media (prefers-reduced-motion: no-preference) {
  .ring { transition: opacity 0.15s; }
}
`;
