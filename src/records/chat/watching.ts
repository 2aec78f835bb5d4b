import type { ChatConnection } from '#api/messaging/chat-connection';
import { loadChatConnection } from '#api/messaging/load-chat-connection';

/** Starts once the chunk of the SDK is loaded, unless it is stopped before. */
export function watching(
  begin: (connection: ChatConnection) => () => void,
  failed: (problem: unknown) => void,
): () => void {
  let stop: (() => void) | undefined;
  let over = false;
  loadChatConnection().then((connection) => {
    if (!over) stop = begin(connection);
  }, failed);
  return () => {
    over = true;
    stop?.();
  };
}
