import { ROLE_NAMES } from '#mocks/harness/link/role-names';
import { clockTexts } from '#mocks/harness/panel/parts/clock/clock-texts';
import { contractTexts } from '#mocks/harness/panel/parts/contract/contract-texts';
import { dataTexts } from '#mocks/harness/panel/parts/data/data-texts';
import { faultsTexts } from '#mocks/harness/panel/parts/faults/faults-texts';
import { incidentsTexts } from '#mocks/harness/panel/parts/incidents/incidents-texts';
import { machinesTexts } from '#mocks/harness/panel/parts/machines/machines-texts';
import { mailTexts } from '#mocks/harness/panel/parts/mail/mail-texts';
import { networkTexts } from '#mocks/harness/panel/parts/network/network-texts';
import { personaTexts } from '#mocks/harness/panel/parts/persona/persona-texts';
import { pushTexts } from '#mocks/harness/panel/parts/push/push-texts';
import { recorderTexts } from '#mocks/harness/panel/parts/recorder/recorder-texts';
import { reportTexts } from '#mocks/harness/panel/parts/report/report-texts';
import { requirementsTexts } from '#mocks/harness/panel/parts/requirements/requirements-texts';
import { sandboxesTexts } from '#mocks/harness/panel/parts/sandboxes/sandboxes-texts';
import { timeTexts } from '#mocks/harness/panel/parts/time/time-texts';
import { wantedTexts } from '#mocks/harness/panel/parts/wanted/wanted-texts';
import { playerTexts } from '#mocks/harness/panel/player/player-texts';
import { presenterTexts } from '#mocks/harness/presenter/presenter-texts';
import type { StepTexts } from './step-texts';

const steps: StepTexts = {
  open: (name) => `${name} を開く`,
  press: (name) => `「${name}」を押す`,
  type: (name, value) => `「${name}」に「${value}」と入力`,
  choose: (name, value) => `「${name}」で「${value}」を選ぶ`,
  check: (name) => `「${name}」を選ぶ`,
  uncheck: (name) => `「${name}」を外す`,
  file: (name, value) => `「${name}」にファイル ${value}`,
  key: (name) => `キー ${name}`,
  call: (name, value) => `${name} → ${value}`,
  error: (name) => `エラー ${name}`,
  toast: (name) => `エラーの表示「${name}」`,
  startRecording: () => '録画を始める',
  stopRecording: () => '録画を止める',
  expectVisible: (name) => `「${name}」の表示を確かめる`,
  expectText: (name, value) => `「${name}」が「${value}」であることを確かめる`,
  expectRows: (_, value) => `一覧が${value}行であることを確かめる`,
};

/** The panel's texts in Japanese. */
export const ja = {
  open: 'デモ操作盤を開く (Alt+Q)',
  close: '閉じる',
  label: 'デモデータ',
  title: 'デモ操作盤',
  groupsOfParts: '操作盤のタブ',
  parts: '操作盤の項目',
  width: '操作盤の幅',
  dock: '操作盤の位置',
  docks: { beside: '並べる', over: '重ねる', below: '下' },
  unhandled: (count: number) => `応答できなかったAPI呼び出し ${count}件`,
  copyLink: 'シナリオリンクをコピー',
  link: 'リンク',
  copied: 'コピーしました',
  notCopied: 'コピーできません。下の文字を選んでコピーしてください',
  withoutWrites: '書き込みが多いため、リンクに入りません。開くと最初のデータになります',
  signedOut: '未ログイン',
  unknownUser: '不明なユーザー',
  problems: 'リンクに読めない指定があります。その項目は既定値にしました(「—」の右は使える値)',
  meant: (pair: string) => `もしかして: ${pair}`,
  openMended: '直したリンクで開く',
  dismiss: '了解',
  noCity: '未選択',
  sandboxNumber: (number: number) => `サンドボックス${number}`,
  search: '操作盤の中を探す',
  searchExplained: '/ で探す',
  noPartMatches: '一致する項目はありません',
  openPart: 'この項目を開く',
  loadingPart: '読み込み中…',
  partFailed: 'この項目を読み込めませんでした。画面を読み込み直してください',
  reload: '読み込み直す',
  groups: { prepare: '準備', try: '試す', record: '記録', more: 'その他' },
  tabs: {
    time: '時間',
    wanted: '状態を作る',
    sandboxes: 'サンドボックス',
    persona: 'ログインする人',
    incidents: 'この画面',
    faults: '障害',
    mail: 'メール',
    network: '通信',
    machines: '状態機械',
    contract: 'API仕様との照合',
    requirements: '要件',
    clock: '時計',
    data: 'データ',
    push: '外からの出来事',
    report: '報告',
    recorder: '録画',
    presenter: '発表モード',
  },
  roles: { ...ROLE_NAMES.ja, none: 'ログアウト状態' },
  seeds: {
    normal: '標準',
    empty: '空',
    busy: '大量(各一覧1万件)',
    edge: '極端(長い文字・全状態)',
  },
  steps,
  incidents: incidentsTexts.ja,
  faults: faultsTexts.ja,
  push: pushTexts.ja,
  clock: clockTexts.ja,
  mail: mailTexts.ja,
  network: networkTexts.ja,
  contract: contractTexts.ja,
  requirements: requirementsTexts.ja,
  machines: machinesTexts.ja,
  data: dataTexts.ja,
  sandboxes: sandboxesTexts.ja,
  report: reportTexts.ja,
  recorder: recorderTexts.ja,
  persona: personaTexts.ja,
  player: playerTexts.ja,
  presenter: presenterTexts.ja,
  time: timeTexts.ja,
  wanted: wantedTexts.ja,
};

export type Texts = typeof ja;
