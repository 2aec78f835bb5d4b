export const sandboxesJa = {
  legend: 'サンドボックス',
  explained:
    'シナリオリンクは、新しいサンドボックスで開きます。ログインも書き込みも、ほかのサンドボックスのタブとは別です。',
  sharedStorage: '共有(リンクを使わないタブ)',
  openShared: '共有のデータで開く',
  openSandbox: '開く',
  removeSandbox: (what: string) => `${what}のデータを削除`,
  delete: '削除',
};
