import type { LogEntry } from '#mocks/backend/protocol/log';
import type { NewStep } from './step';

/** The status of a call, and whether the call is a fault: an answer from 500, none, or one that breaks the contract. */
export function outcomeOf({ status, verdict }: LogEntry): Pick<NewStep, 'value' | 'failed'> {
  const isRefusal = typeof status === 'number' && status < 500;
  return { value: String(status), failed: !isRefusal || verdict !== 'kept' };
}
