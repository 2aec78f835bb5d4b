import { createContext } from 'react';
import type { SessionActor } from './session-actor';

/**
 * For components behind the sign-in, which always have a session. A separate file, because the Router is part
 * of the sign-in page too.
 */
export const SessionContext = createContext<SessionActor | null>(null);
