import type { Obstacle } from '#mocks/harness/player/find-step-element';
import type { PlayerState } from '#mocks/harness/player/player';

const obstacles: Record<Obstacle, string> = {
  unnamed: 'この要素は名前で見つけられません。手で操作して「この手順を飛ばす」を押してください',
  missing: '画面に見つかりません',
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

const ja = {
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

export const en: typeof ja = {
  title: 'Replay of recorded steps',
  obstacles: {
    unnamed: 'No role and name find this element. Do the step by hand, then press “Skip this step”',
    missing: 'Not found on the page',
    several: 'Several elements have this name',
    disabled: 'Disabled',
    hidden: 'Not visible on the page',
    covered: 'Covered by another element',
    file: 'A file cannot be chosen automatically. Choose it by hand, then press “Skip this step”',
  },
  states: {
    playing: 'Playing',
    paused: 'Paused',
    atStop: 'Stopped before the next step',
    notFound: 'The step cannot be played',
    finished: 'All steps are played',
    stopped: 'Stopped',
  },
  beforeMark: 'Just before the failure',
  progress: (done, count) => `${done} of ${count}`,
  play: 'Play',
  playOne: 'One step',
  playMarked: 'Play the last step',
  pause: 'Pause',
  retry: 'Look again',
  skip: 'Skip this step',
  stop: 'Stop',
  close: 'Close',
  playToMark: 'Play up to the failure',
  playToLast: 'Play up to the last action',
};

export const playerTexts = { ja, en };
