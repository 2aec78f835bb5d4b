const YEN = new Intl.NumberFormat('ja-JP');

/** Yen in one format for every language: ￥1,234. */
export const moneyText = (amount: number): string => `￥${YEN.format(amount)}`;
