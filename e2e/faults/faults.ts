export const FAULTS = ['401', '403', '405', '406', '409', '500', 'offline', 'garbage', 'wrong'] as const;
export type Fault = (typeof FAULTS)[number];

export const SERVER = 'Server Error Occured. Please Try Again !';
/** What failed; the server's failure stands below it. */
export const NOT_LOADED = 'データを読み込めませんでした。';
export const SAVE_UNCONFIRMED = '保存できたか確認できませんでした。一覧でご確認ください。';
const REMOVAL_UNCONFIRMED = '削除できたか確認できませんでした。一覧でご確認ください。';
/** The button that sends a write again whose outcome is unknown. */
export const REPEAT = 'もう一度送信';
export const OVER = 'セッションが切れました';
export const DENIED = 'システムにアクセスする権限がありません。';
export const NOT_ALLOWED = 'この操作は許可されていません。';

/** The messages that a signed-in user sees when a call fails (specification chapter 8). */
export const TOLD: Readonly<Record<Fault, string[]>> = {
  401: [OVER],
  403: [DENIED],
  405: [NOT_ALLOWED],
  406: [OVER],
  409: [],
  500: [NOT_LOADED],
  offline: [NOT_LOADED],
  garbage: [NOT_LOADED],
  wrong: [NOT_LOADED],
};

/** After these faults nobody knows whether a write has happened. */
const UNKNOWN: readonly Fault[] = ['500', 'offline', 'garbage', 'wrong'];
export const isUnknown = (call: string, fault: Fault) => !call.startsWith('GET ') && UNKNOWN.includes(fault);

/** The toasts about a failed call; `inForm`: a form shows an unknown outcome itself. */
export function toldOf(call: string, fault: Fault, inForm: boolean): string[] {
  if (!isUnknown(call, fault)) return TOLD[fault];
  if (inForm) return [];
  return [call.startsWith('DELETE ') ? REMOVAL_UNCONFIRMED : SAVE_UNCONFIRMED];
}

/** These faults end the session and lead to the sign-in page. */
export const ENDING = ['401', '403', '406'] as const;
export const LASTING = ['405', '409', '500', 'offline', 'garbage', 'wrong'] as const;

/**
 * A 409 is logged and not shown (R-HTTP-09). A failed list is also logged (R-UI-17). A broken contract is
 * logged for the developers.
 */
export const LOGGED = /Problem: (conflict|network|refused|server) at|contract:/;
