const ja = {
  start: '発表モード（Alt+P）',
  explained: '操作盤を隠し、文字を大きくして、ポインターと押したキーを見せます。',
  hint: '発表モード: 終了は Esc または Alt+P',
};

const en: typeof ja = {
  start: 'Present (Alt+P)',
  explained: 'Hides the panel, enlarges the text and shows the pointer and the keys.',
  hint: 'Presenting: Esc or Alt+P ends it',
};

export const presenterTexts = { ja, en };
