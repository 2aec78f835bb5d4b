export const mailJa = {
  noMails: 'まだメールはありません',
  copyCode: 'コードをコピー',
  codeUsed: '使用済み',
};
