import * as z from 'zod/mini';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import { SANDBOX_KEYS, type SandboxRecord, type TabSandbox } from './tab-sandbox';

declare global {
  interface Window {
    machiSandbox?: TabSandbox | null;
  }
}

/** The sandboxes of this browser, for the panel. */
export interface Sandboxes {
  /** The number of this tab's sandbox; null for the storage that tabs without a link share. */
  current: number | null;
  /** The other sandboxes, the newest first. */
  others(): readonly SandboxRecord[];
  /** Opens this tab in another sandbox, with its session, its clock and all that was written there. */
  enter(record: SandboxRecord): void;
  /** Opens this tab in the storage that tabs without a link share. */
  openSharedData(): void;
  /** Deletes the data of a sandbox. Tabs that are open in it start with empty storage at their next load. */
  remove(record: SandboxRecord): void;
}

const recordSchema = z.object({ name: z.string(), number: z.number(), path: z.string(), link: z.string() });

/** The number of sandboxes whose data is kept: each link opens one. */
const MOST_OTHERS = 50;

export function createSandboxes(tab: TabSandbox | null, openAddress: (address: string) => void): Sandboxes {
  const { all: listKey, own: ownKey } = SANDBOX_KEYS;
  const records = (): SandboxRecord[] => (tab ? readRecords(tab.native.getItem(listKey)) : []);
  const switchTo = (name: string, address: string) => {
    sessionStorage.clear();
    keepItem(sessionStorage, ownKey, name);
    openAddress(location.origin + address);
  };
  const remove = ({ name }: SandboxRecord) => {
    if (!tab) return;
    for (const key of Object.keys(tab.native)) if (key.startsWith(`${name}~`)) tab.native.removeItem(key);
    keepItem(tab.native, listKey, JSON.stringify(records().filter((record) => record.name !== name)));
    void databasesOf(name).then((databases) => databases.forEach(tab.deleteDatabase));
  };
  const others = () =>
    records()
      .filter(({ name }) => name !== tab?.name)
      .toReversed();
  for (const old of others().slice(MOST_OTHERS)) remove(old);
  return {
    current: records().find(({ name }) => name === tab?.name)?.number ?? null,
    others,
    enter: ({ name, path }) => switchTo(name, path),
    openSharedData: () => switchTo('', location.pathname + location.search),
    remove,
  };
}

function readRecords(text: string | null): SandboxRecord[] {
  try {
    const records: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(records) ? records.flatMap(sandboxIn) : [];
  } catch {
    return [];
  }
}

/** A record that is damaged is left out, and the others stay. */
function sandboxIn(value: unknown): SandboxRecord[] {
  const { success, data } = recordSchema.safeParse(value);
  return success ? [data] : [];
}

async function databasesOf(name: string): Promise<string[]> {
  const databases = await indexedDB.databases();
  return databases.flatMap((one) => (one.name?.startsWith(`${name}~`) ? [one.name] : []));
}
