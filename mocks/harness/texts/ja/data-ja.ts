export const dataJa = {
  seed: 'データの種類',
  setNumber: '組の番号',
  openSeed: 'このデータで開く',
  reset: '初期状態に戻す',
  resetExplained: 'このデータへの書き込みをすべて消し、最初の状態に戻します。ほかのタブにも及びます。',
  reallyReset: '書き込みをすべて消す',
  cancel: 'やめる',
  resetting: '戻しています…',
  resetFailed: '戻せませんでした。もう一度お試しください',
};
