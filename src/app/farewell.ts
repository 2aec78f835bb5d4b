import type { Message } from '#domain/base/problems';

const FAREWELL = 'farewell';

/** A message that outlives the reload of a forced log-out. */
export function leaveFarewell(message: Message): void {
  try {
    sessionStorage.setItem(FAREWELL, JSON.stringify(message));
  } catch {
    // without storage the user sees the sign-in page without a reason
  }
}

export function takeFarewell(): Message | null {
  try {
    const text = sessionStorage.getItem(FAREWELL);
    sessionStorage.removeItem(FAREWELL);
    return text === null ? null : (JSON.parse(text) as Message);
  } catch {
    return null;
  }
}
