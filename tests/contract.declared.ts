import type { Endpoint } from '#api/http/endpoint';

export interface Declared {
  /** The name as a caller writes it: `shopAdmins.remove`. */
  name: string;
  endpoint: Endpoint;
  /** The folder of `src/api` that declares it. */
  room: string;
}

const modules = import.meta.glob<Record<string, unknown>>('../src/api/*/*.ts', { eager: true });

/** Every endpoint that the contract declares. */
export const declared: readonly Declared[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([resource, value]) =>
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, endpoint]) =>
      isEndpoint(endpoint)
        ? [{ name: `${resource}.${name}`, endpoint, room: path.split('/').at(-2) ?? '' }]
        : [],
    ),
  ),
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEndpoint(value: unknown): value is Endpoint {
  return isRecord(value) && 'method' in value && 'path' in value && 'responses' in value;
}
