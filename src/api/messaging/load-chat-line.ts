import type { ChatLine } from './chat-line';

/** The SDK comes with the realtime session, which is there before any of this is asked. */
export const loadChatLine = async (): Promise<ChatLine> => (await import('./firestore-chat')).firestoreChat;
