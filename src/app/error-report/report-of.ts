import type { Problem } from '#api/http/problem';
import type { LoggedError } from '#kit/services/error-log';
import { knownFrames, knownKind, knownText } from './known-parts';
import type { Reported } from './reported';
import { type ReportContext, reportContextOf } from './sender';

export interface ErrorReport extends ReportContext {
  kind: ErrorKind;
  message: string;
  /** Places in files of the console, the innermost first: `assets/console-D2ebXB3.js:1:2345`. */
  stack: string[];
}

type ErrorKind =
  | 'uncaught' // nothing caught the error
  | 'rejection' // nothing handled the rejection of a promise
  | 'caught' // an error boundary showed its message, or a part of the console goes on without something
  | 'unreadable' // a response of another shape
  | 'chunk'; // a file of the console that could not be loaded

/** Null: a failed call, which the backend knows itself. */
export function reportOf(entry: LoggedError, reported: Reported): ErrorReport | null {
  const { error, info, url, at } = entry;
  const isCall = isProblem(error) && error.endpoint === info;
  if (isCall && error.kind !== 'contract') return null;
  return {
    kind: isProblem(error) && error.kind === 'contract' ? 'unreadable' : (KIND_OF_EVENT[info] ?? 'caught'),
    message: messageOf(error),
    stack: stackOf(isProblem(error) && error.cause ? error.cause : error),
    ...reportContextOf(reported, url, at),
  };
}

/** By the event that brought the error into the log. */
const KIND_OF_EVENT: Readonly<Record<string, ErrorKind>> = {
  error: 'uncaught',
  unhandledrejection: 'rejection',
  'vite:preloadError': 'chunk',
};

const isThrown = (error: unknown): error is Error | DOMException =>
  error instanceof Error || error instanceof DOMException;

/** Its class is in a file that the sign-in page does not load. */
const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem';

function messageOf(error: unknown): string {
  if (isProblem(error)) return messageOfProblem(error);
  if (isThrown(error)) return knownText(`${error.name}: ${error.message}`);
  return typeof error === 'string' ? knownText(error) : typeof error;
}

/** Endpoint and fields are words of the contract. */
function messageOfProblem({ kind, endpoint, status, odd, cause }: Problem): string {
  const fields = odd.slice(0, MAX_FIELDS).map(({ path, came }) => `${path} is ${knownKind(came)}`);
  return [
    `${kind} at ${endpoint}${status === null ? '' : ` (${status})`}`,
    ...(fields.length > 0 ? [fields.join('; ')] : []),
    ...(cause === undefined ? [] : [messageOf(cause)]),
  ].join(': ');
}

const MAX_FIELDS = 10;

const stackOf = (error: unknown): string[] =>
  isThrown(error) ? knownFrames(error.stack ?? '', error.message) : [];
