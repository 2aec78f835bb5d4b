/** Styles of the player's bar, below those of the panel. */
export const playerStyles = `
.player {
  position: fixed; inset: auto auto 12px 12px;
  width: min(440px, calc(100vw - 24px)); max-height: 45vh; margin: 0; padding: 10px 12px; overflow: auto;
  border: 1px solid var(--edge); border-radius: 8px; background: var(--ground); color: var(--ink);
  box-shadow: 0 4px 16px rgb(31 42 55 / 0.24);
}
.player p { overflow-wrap: anywhere; }
.player code { display: block; margin-top: 2px; font-size: 12px; }
.player .bar { margin-top: 6px; }
`;
