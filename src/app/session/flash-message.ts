import type { Message } from '#domain/base/problems';
import { tabStorage } from '#kit/services/storage';

const FLASH_MESSAGE = 'flash-message';

/** Stores a message across the reload of a forced log-out; without storage the sign-in page has no reason. */
export const leaveFlashMessage = (message: Message): void =>
  tabStorage.setItem(FLASH_MESSAGE, JSON.stringify(message));

export function takeFlashMessage(): Message | null {
  const text = tabStorage.getItem(FLASH_MESSAGE);
  tabStorage.removeItem(FLASH_MESSAGE);
  try {
    return JSON.parse(text ?? 'null') as Message | null;
  } catch {
    return null;
  }
}
