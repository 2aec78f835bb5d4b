export const machinesJa = {
  noMachines: 'まだ動いた状態機械はありません',
  noneRuns: '今は動いていません',
  states: (states: readonly string[]) =>
    states.length === 0 ? '今は動いていません' : `今の状態: ${states.join(' · ')}`,
  edgesTaken: (taken: number, all: number) => `通った遷移 ${taken} / ${all}`,
  drawing: '図',
  drawingOf: (machine: string) => `${machine} の図`,
  drawingFailed: '図を読み込めませんでした。画面を読み込み直してください',
  zoomOut: '縮小',
  zoomIn: '拡大',
  actualSize: '等倍に戻す',
  whole: '全体',
  wide: '広く表示',
  legend: {
    current: '今の状態',
    last: '最後に通った遷移',
    taken: '通った遷移',
    untaken: '自動テストが通らない遷移',
  },
};
