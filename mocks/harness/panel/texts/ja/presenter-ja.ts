export const presenterJa = {
  start: '発表モード (Alt+P)',
  hint: '発表モード: 終了は Esc または Alt+P',
};
