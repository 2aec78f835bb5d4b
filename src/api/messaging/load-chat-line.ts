import type { ChatLine } from './chat-line';

/** The Firebase SDK is already loaded: the realtime session starts before the chat. */
export const loadChatLine = async (): Promise<ChatLine> => (await import('./firestore-chat')).firestoreChat;
