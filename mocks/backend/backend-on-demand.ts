import { calls, folders } from 'virtual:resources';
import { handlersOnDemand } from '#mocks/backend/protocol/handlers/handlers-on-demand';
import type { Backend, BackendOptions } from './backend-types';
import { backendWith } from './backend-with';

/** The fake backend of a page, which loads handlers and tables when a call needs them. */
export const createBackendOnDemand = (options: BackendOptions): Backend =>
  backendWith(handlersOnDemand(calls, folders), options);
