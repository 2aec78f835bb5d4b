const ja = {
  legend: 'サンドボックス',
  explained:
    'シナリオリンクは、新しいサンドボックスで開きます。ログインも書き込みも、ほかのサンドボックスのタブとは別です。',
  sharedStorage: '共有(リンクを使わないタブ)',
  openShared: '共有のデータで開く',
  openSandbox: '開く',
  removeSandbox: (what: string) => `${what}のデータを削除`,
  delete: '削除',
};

const en: typeof ja = {
  legend: 'Sandboxes',
  explained:
    'A scenario link opens a new sandbox: session and writes are apart from the tabs of other sandboxes.',
  sharedStorage: 'Shared (tabs without a link)',
  openShared: 'Open the shared data',
  openSandbox: 'Open',
  removeSandbox: (what) => `Delete the data of ${what}`,
  delete: 'Delete',
};

export const sandboxesTexts = { ja, en };
