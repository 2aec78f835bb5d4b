import type { Texts } from '../ja/ja';

export const playerEn: Texts['player'] = {
  title: 'Replay of recorded steps',
  obstacles: {
    unnamed: 'No role and name find this element. Do the step by hand, then press “Skip this step”',
    none: 'Not found on the page',
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
