import * as z from 'zod/mini';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import { readScenario, type Scenario, writeScenario } from '#mocks/harness/link/scenario';

const ENDED_SESSION_KEY = 'machi-ended-session';
const storedSchema = z.object({ address: z.string(), link: z.string() });

/** Where a tester has ended the session, for the way back. */
export interface EndedSession {
  address: string;
  scenario: Scenario;
}

/** The console loads the sign-in page anew, so the tab keeps it. */
export function keepEndedSession({ address, scenario }: EndedSession): void {
  keepItem(sessionStorage, ENDED_SESSION_KEY, JSON.stringify({ address, link: writeScenario(scenario) }));
}

export function endedSession(): EndedSession | null {
  try {
    const { address, link } = storedSchema.parse(JSON.parse(sessionStorage.getItem(ENDED_SESSION_KEY) ?? ''));
    const scenario = readScenario(link)?.scenario;
    return scenario ? { address, scenario } : null;
  } catch {
    return null;
  }
}

export const forgetEndedSession = () => sessionStorage.removeItem(ENDED_SESSION_KEY);
