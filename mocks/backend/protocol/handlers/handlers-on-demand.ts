import type { Call } from '#mocks/backend/protocol/match-call';
import type { EndpointHandler } from '#mocks/backend/protocol/mock';
import type { HandlerSource } from './handler-source';

/** A call with the folder of mocks/backend/resources that has its handler. */
export interface CallOfFolder extends Call {
  folder: string;
}

/** Loads the handlers of a folder, with their tables, when one of its calls is first made; `folders` are its loaders. */
export function handlersOnDemand(
  calls: readonly CallOfFolder[],
  folders: Readonly<Record<string, () => Promise<readonly EndpointHandler[]>>>,
): HandlerSource {
  const handlerByName = new Map<string, EndpointHandler>();
  const loads = new Map<string, Promise<void>>();
  let loadedHandlers: readonly EndpointHandler[] = [];

  async function loadHandlers(folder: string): Promise<void> {
    const handlers = (await folders[folder]?.()) ?? [];
    for (const handler of handlers) handlerByName.set(nameOf(handler.endpoint), handler);
    loadedHandlers = calls.flatMap((call) => handlerByName.get(nameOf(call)) ?? []);
  }
  /** A file that could not be loaded is asked for again by the next call. */
  const loadOnce = (folder: string): Promise<void> => {
    const load = loads.get(folder) ?? loadHandlers(folder);
    loads.set(folder, load);
    load.catch(() => loads.delete(folder));
    return load;
  };

  return {
    calls,
    get loaded() {
      return loadedHandlers;
    },
    handlerOf: (call) =>
      handlerByName.get(nameOf(call)) ??
      loadOnce((call as CallOfFolder).folder).then(() => handlerByName.get(nameOf(call)) as EndpointHandler),
    async loadAll() {
      await Promise.all(Object.keys(folders).map(loadOnce));
    },
  };
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
