import { MASK } from '#mocks/backend/protocol/masked';

/** A path of fields: `tokens.access`. */
type SecretPaths = readonly string[];

interface MachineSecrets {
  context: SecretPaths;
  /** By the type of the event. */
  events: Readonly<Record<string, SecretPaths>>;
}

/** Where the console's machines hold tokens and passwords under names that do not say so. */
const SECRETS_OF_MACHINES: Readonly<Record<string, MachineSecrets>> = {
  session: {
    context: ['tokens', 'offer.tokens', 'offer.redirectToken'],
    events: {
      'sign in': ['credentials.password'],
      'tokens given': ['tokens', 'redirectToken'],
      'browser changed': ['browser.tokens'],
    },
  },
};

export const secretsOfContext = (machine: string): SecretPaths => SECRETS_OF_MACHINES[machine]?.context ?? [];

export const secretsOfEvent = (machine: string, type: string): SecretPaths => {
  const events = SECRETS_OF_MACHINES[machine]?.events ?? {};
  return Object.hasOwn(events, type) ? (events[type] ?? []) : [];
};

/** The value with a mask at each of the places that is not empty. */
export const maskedAt = (value: unknown, paths: SecretPaths): unknown =>
  paths.reduce((masked, path) => replacedAt(masked, path.split('.')), value);

function replacedAt(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value === null || value === undefined || value === '' ? value : MASK;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: replacedAt(Reflect.get(value, name), rest) };
}

/** The value with what the original has at each mask. */
export function unmasked(value: unknown, original: unknown): unknown {
  if (value === MASK) return original ?? value;
  if (typeof value !== 'object' || value === null || typeof original !== 'object' || original === null)
    return value;
  const unmaskedField = (name: string, part: unknown) =>
    unmasked(part, Object.hasOwn(original, name) ? Reflect.get(original, name) : undefined);
  return Array.isArray(value)
    ? value.map((part: unknown, index) => unmaskedField(String(index), part))
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unmaskedField(name, part)]));
}
