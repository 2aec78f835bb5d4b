import type { ArrivalKind } from './arrivals-of-day';

const ja = {
  title: '動いている町',
  running: '町が動いています',
  resting: '町を止めています',
  fast: '1秒に1分進みます',
  slow: '画面の待ち時間があるあいだは、実際の速さで進みます',
  rest: '一時停止',
  goOn: '再開',
  end: '終える',
  close: '閉じる',
  arrives: {
    reserve: '予約が入りました',
    cancellation: 'キャンセルが申請されました',
    chat: 'チャットが届きました',
    chatRead: 'チャットが読まれました',
    pushRead: 'プッシュ通知が読まれました',
    purchase: '購入がありました',
    report: '募集が通報されました',
    notice: 'お知らせが届きました',
  } satisfies Record<ArrivalKind, string>,
  counts: {
    reserve: '予約',
    cancellation: 'キャンセルの申請',
    chat: 'チャット',
    chatRead: 'チャットの既読',
    pushRead: 'プッシュ通知の既読',
    purchase: '購入',
    report: '通報',
    notice: 'お知らせ',
  } satisfies Record<ArrivalKind, string>,
  counted: (what: string, count: number) => `${what}${count}件`,
  over: (counted: readonly string[]) =>
    `町の一日が終わりました${counted.length === 0 ? '' : `（${counted.join('、')}）`}。`,
};

export type TownTexts = typeof ja;

const en: TownTexts = {
  title: 'The running town',
  running: 'The town is running',
  resting: 'The town rests',
  fast: 'A minute passes each second',
  slow: 'While something on the screen waits, the time passes as it really does',
  rest: 'Pause',
  goOn: 'Go on',
  end: 'End',
  close: 'Close',
  arrives: {
    reserve: 'A reservation has come',
    cancellation: 'A guest asks to cancel',
    chat: 'A chat message has come',
    chatRead: 'A chat message was read',
    pushRead: 'A push was read',
    purchase: 'Something was bought',
    report: 'A post was reported',
    notice: 'A notice has come',
  },
  counts: {
    reserve: 'reservations',
    cancellation: 'requests to cancel',
    chat: 'chat messages',
    chatRead: 'reads of a chat',
    pushRead: 'reads of a push',
    purchase: 'purchases',
    report: 'reports',
    notice: 'notices',
  },
  counted: (what, count) => `${what}: ${count}`,
  over: (counted) => `The day of the town is over${counted.length === 0 ? '' : ` (${counted.join(', ')})`}.`,
};

export const townTexts: Readonly<Record<'ja' | 'en', TownTexts>> = { ja, en };
