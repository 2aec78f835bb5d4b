import type { Message } from '#domain/base/problems';

const FLASH_MESSAGE = 'flash-message';

/** A message that outlives the reload of a forced log-out. */
export function leaveFlashMessage(message: Message): void {
  try {
    sessionStorage.setItem(FLASH_MESSAGE, JSON.stringify(message));
  } catch {
    // without storage the user sees the sign-in page without a reason
  }
}

export function takeFlashMessage(): Message | null {
  try {
    const text = sessionStorage.getItem(FLASH_MESSAGE);
    sessionStorage.removeItem(FLASH_MESSAGE);
    return text === null ? null : (JSON.parse(text) as Message);
  } catch {
    return null;
  }
}
