import { handlersAtHand } from '#mocks/backend/protocol/handlers/handlers-at-hand';
import { resources } from '#mocks/backend/resources/index';
import type { Backend, BackendOptions } from './backend-types';
import { backendWith } from './backend-with';

/** The fake backend with all of its handlers at hand. */
export const createBackend = (options: BackendOptions = {}): Backend =>
  backendWith(handlersAtHand(resources.flat()), options);
