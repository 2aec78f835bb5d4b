import type { ChatUser } from '#domain/messaging/chat-user';
import type { RealtimeFault } from '#domain/session/realtime';

export interface FirebaseConfig {
  apiKey: string;
  projectId: string;
}

/** Told what the service says of one user's document; never after the watching has ended. */
export interface Watcher {
  changed(badges: ChatUser): void;
  missing(): void;
  /** The last word: a listener that was refused is dead. */
  failed(fault: RealtimeFault): void;
}

/** The realtime session: signed in by a custom token, listening to Users/{id}. Rejections are `RealtimeFault`s. */
export interface Realtime {
  signIn(customToken: string): Promise<void>;
  watch(user: number, watcher: Watcher): () => void;
  signOut(): Promise<void>;
}
