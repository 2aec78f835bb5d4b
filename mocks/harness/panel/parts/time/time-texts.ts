const ja = {
  step: '手順',
  previous: '前の手順',
  next: '次の手順',
  address: '画面',
  calls: '通信',
  rows: '変わった行',
  stored: '変わった保存値',
  goOn: 'ここから続ける',
  explained:
    '手順の後の行・状態機械・保存値・時計・画面で、新しいタブに新しいサンドボックスを開きます。今のサンドボックスと記録はそのまま残ります。',
  losses: '戻らないもの',
  files: '選んだファイル',
  passwords: '入力したパスワード',
  machines: '最初の状態から始まる状態機械',
  always: '開いていたメニュー、アドレスにないダイアログ、下書きのない入力',
  lostRows: '行が多く、一部だけを記録した手順',
  open: '新しいサンドボックスで開く',
  cancel: 'やめる',
  unknown: '記録の最初のリンクがないため、ここからは続けられません',
};

const en: typeof ja = {
  step: 'Step',
  previous: 'Previous step',
  next: 'Next step',
  address: 'Page',
  calls: 'Calls',
  rows: 'Changed rows',
  stored: 'Changed stored values',
  goOn: 'Go on from here',
  explained:
    'Opens a new sandbox in a new tab, with the rows, the machines, the stored values, the clock and the page after this step. The present sandbox and its recording stay.',
  losses: 'What does not come back',
  files: 'Chosen files',
  passwords: 'Typed passwords',
  machines: 'Machines that begin in their first state',
  always: 'Open menus, dialogs that the address does not hold, typed text without a draft',
  lostRows: 'Steps with too many rows to record them all',
  open: 'Open in a new sandbox',
  cancel: 'Cancel',
  unknown: 'The recording has no first link: there is no way to go on from here',
};

export const timeTexts = { ja, en };
