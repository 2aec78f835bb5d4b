const ja = {
  start: '発表モード (Alt+P)',
  hint: '発表モード: 終了は Esc または Alt+P',
};

const en: typeof ja = {
  start: 'Present (Alt+P)',
  hint: 'Presenting: Esc or Alt+P ends it',
};

export const presenterTexts = { ja, en };
