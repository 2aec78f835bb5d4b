import type { Endpoint } from '#api/http/endpoint';

export interface Declared {
  /** As a caller writes it: `shopAdmins.remove`. */
  name: string;
  endpoint: Endpoint;
}

const modules = import.meta.glob<Record<string, unknown>>('../src/api/*/*.ts', { eager: true });

/** Every endpoint the contract declares. */
export const declared: readonly Declared[] = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([resource, value]) =>
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, endpoint]) =>
      isEndpoint(endpoint) ? [{ name: `${resource}.${name}`, endpoint }] : [],
    ),
  );

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isEndpoint(value: unknown): value is Endpoint {
  return isRecord(value) && 'method' in value && 'path' in value && 'responses' in value;
}
