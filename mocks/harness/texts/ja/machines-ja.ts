export const machinesJa = {
  noMachines: 'まだ動いた状態機械はありません',
  noneRuns: '今は動いていません',
  edgesTaken: (taken: number, all: number) => `通った遷移 ${taken} / ${all}`,
};
