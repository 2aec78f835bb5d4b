import { writeFault } from '#mocks/backend/protocol/fault-text';
import { createFaults, type NewFault } from '#mocks/backend/protocol/faults';
import type { Call } from '#mocks/backend/protocol/match-call';
import type { LinkProblem } from './link-problem';
import { nearest } from './nearest';

/** The faults of a link that can never affect a call, each with the nearest path of the contract. */
export const faultProblems = (faults: readonly NewFault[], endpoints: readonly Call[]): LinkProblem[] =>
  faults
    .filter((fault) => !endpoints.some((endpoint) => createFaults([fault]).preview(endpoint).length > 0))
    .map((fault) => {
      const callsOfMethod = endpoints.filter(({ method }) => fault.method === '*' || fault.method === method);
      const paths = [
        ...new Set((callsOfMethod.length > 0 ? callsOfMethod : endpoints).map(({ path }) => path)),
      ];
      const path = nearest(fault.path, paths) ?? nearest(inAnyCity(fault.path), paths);
      return {
        key: 'fault',
        value: writeFault(fault),
        allowed: paths.slice(0, 3).join(', ').concat(', …'),
        meant: path === null ? null : ['fault', writeFault({ ...fault, path })],
      };
    });

/** `/akashi/notifcations/`: the first segment of most contract paths is the city. */
const inAnyCity = (path: string) => path.replace(/^\/[^/]+\//, '/:city/');
