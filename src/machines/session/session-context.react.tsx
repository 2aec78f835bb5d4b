import { createContext } from 'react';
import type { SessionActor } from './session-actor';

/** Behind the sign-in, where there always is a session. A file of its own: the Router stands on the sign-in page too. */
export const SessionContext = createContext<SessionActor | null>(null);
