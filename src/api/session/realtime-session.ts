import type { ChatUser } from '#domain/messaging/chat-user';
import type { RealtimeFault } from '#domain/session/realtime';

export interface FirebaseConfig {
  apiKey: string;
  projectId: string;
  emulators?: FirebaseEmulators;
}

/** The origins that answer in Google's place, by plain HTTP; `/`: the console's own. */
export interface FirebaseEmulators {
  auth: string;
  firestore: string;
}

/** Receives the state of one user's document; no callback is called after the subscription ends. */
export interface BadgesWatcher {
  changed(badges: ChatUser): void;
  missing(): void;
  /** The last callback: a refused listener receives nothing more. */
  failed(fault: RealtimeFault): void;
}

/**
 * The realtime session: signed in by a custom token, listening to `Users/{id}`. Rejections are
 * `RealtimeFault`s.
 */
export interface Realtime {
  signIn(customToken: string): Promise<void>;
  watch(userId: number, watcher: BadgesWatcher): () => void;
  signOut(): Promise<void>;
}
