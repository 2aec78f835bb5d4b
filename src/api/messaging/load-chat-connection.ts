import type { ChatConnection } from './chat-connection';

/** The Firebase SDK is already loaded: the realtime session starts before the chat. */
export const loadChatConnection = async (): Promise<ChatConnection> =>
  (await import('./firestore-chat')).firestoreChat;
