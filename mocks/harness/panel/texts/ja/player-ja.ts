import type { Obstacle } from '#mocks/harness/player/find-step-element';
import type { PlayerState } from '#mocks/harness/player/player';

const obstacles: Record<Obstacle, string> = {
  unnamed: 'この要素は名前で見つけられません。手で操作して「この手順を飛ばす」を押してください',
  none: '画面に見つかりません',
  several: '同じ名前のものが複数あります',
  disabled: '押せない状態です',
  hidden: '画面に表示されていません',
  covered: 'ほかの要素に隠れています',
  file: 'ファイルは自動で選べません。手で選んで「この手順を飛ばす」を押してください',
};

const states: Record<PlayerState['at'], string> = {
  playing: '再生中',
  paused: '一時停止中',
  atStop: '次の手順の前で止まっています',
  notFound: '手順を進められません',
  finished: '再生が終わりました',
  stopped: '停止しました',
};

export const playerJa = {
  title: '操作の再生',
  obstacles,
  states,
  beforeMark: '失敗の直前です',
  progress: (done: number, count: number) => `${done} / ${count}`,
  play: '再生',
  playOne: '一歩だけ進める',
  playMarked: '最後の一歩を進める',
  pause: '一時停止',
  retry: 'もう一度探す',
  skip: 'この手順を飛ばす',
  stop: '停止',
  close: '閉じる',
  playToMark: '失敗の直前まで再生',
  playToLast: '最後の操作の直前まで再生',
};
