/** The calls of all handlers, in the order of index.ts, and their handlers by folder (build/resources.ts). */
declare module 'virtual:resources' {
  import type { CallOfFolder } from '#mocks/backend/protocol/handlers/handlers-on-demand';
  import type { EndpointHandler } from '#mocks/backend/protocol/mock';

  export const calls: readonly CallOfFolder[];
  export const folders: Readonly<Record<string, () => Promise<readonly EndpointHandler[]>>>;
}
