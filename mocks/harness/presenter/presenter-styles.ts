/** The styles of what an audience sees. Pixels, not rem, as in the panel; a ring in two colours is seen on any ground. */
export const presenterStyles = `
:host { all: initial; font: 20px/1.4 'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', Meiryo, system-ui, sans-serif; }
[hidden] { display: none !important; }
.overlay {
  position: fixed; inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none; margin: 0; padding: 0;
  border: 0; overflow: hidden; background: none; pointer-events: none;
}
.ring, .ripple {
  position: absolute; top: -22px; left: -22px; width: 44px; height: 44px; box-sizing: border-box; border-radius: 50%;
  border: 4px solid #e8590c; box-shadow: 0 0 0 2px #ffffff, inset 0 0 0 2px #ffffff;
}
.ring.pressed { background: rgb(232 89 12 / 0.35); }
.ripple { animation: ripple 0.6s ease-out forwards; }
@keyframes ripple { to { scale: 2.4; opacity: 0; } }
.keys { position: absolute; inset: auto 0 40px; display: flex; gap: 10px; justify-content: center; }
kbd, .hint {
  margin: 0; padding: 8px 18px; border-radius: 10px; background: rgb(17 24 39 / 0.9); color: #ffffff;
  box-shadow: 0 0 0 1px #ffffff;
}
kbd { font: 600 24px/1.3 system-ui, sans-serif; }
.hint {
  position: absolute; left: 50%; top: 16px; width: max-content; max-width: calc(100vw - 32px); box-sizing: border-box;
  translate: -50%; font-size: 16px; animation: hint 5s step-end forwards;
}
@keyframes hint { to { visibility: hidden; } }
@media print {
  :host { display: none; }
}
`;
