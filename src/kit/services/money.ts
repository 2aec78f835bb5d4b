const YEN = new Intl.NumberFormat('ja-JP');

/** Yen as they are read, in every language: ￥1,234. */
export const moneyText = (amount: number): string => `￥${YEN.format(amount)}`;
