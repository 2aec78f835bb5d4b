const ja = {
  noMails: 'まだメールはありません',
  copyCode: 'コードをコピー',
  codeUsed: '使用済み',
};

const en: typeof ja = {
  noMails: 'No mails yet',
  copyCode: 'Copy the code',
  codeUsed: 'used',
};

export const mailTexts = { ja, en };
