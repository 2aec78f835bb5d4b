/** Milliseconds of real time: a lock is shared by tabs, and the demo's clock belongs to one tab. */
const LEASE = 10_000;
const LOOK_AGAIN = 50;

/**
 * Runs `run` in only one tab of the browser at a time. Uses Web Locks. On a plain-http host, where browsers
 * have no Web Locks, uses a lease in storage that outlives a crashed tab by 10 s at most. Without storage
 * there is no lock, and all tabs run at once.
 */
export async function withCrossTabLock<Result>(
  name: string,
  run: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  // The DOM types ignore that plain http has no `navigator.locks`.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request(name, { signal }, run) as Promise<Result>;
  const release = await acquireLease(name, signal);
  try {
    return await run();
  } finally {
    release();
  }
}

async function acquireLease(name: string, signal: AbortSignal): Promise<() => void> {
  const key = `lease:${name}`;
  const owner = crypto.getRandomValues(new Uint32Array(2)).join('-');
  for (;;) {
    signal.throwIfAborted();
    if (!isCurrent(read(key))) {
      if (!write(key, { owner, expiresAt: Date.now() + LEASE })) return () => {};
      // Two tabs may have written at the same time: the later write holds the lease.
      await pause(LOOK_AGAIN);
      if (read(key)?.owner === owner) return prolonged(key, owner);
    }
    await pause(LOOK_AGAIN);
  }
}

/** Prolongs the lease while a response is slow. */
function prolonged(key: string, owner: string): () => void {
  const timer = setInterval(() => write(key, { owner, expiresAt: Date.now() + LEASE }), LEASE / 2);
  return () => {
    clearInterval(timer);
    if (read(key)?.owner === owner) localStorage.removeItem(key);
  };
}

interface Lease {
  owner: string;
  expiresAt: number;
}

const isCurrent = (lease: Lease | null): boolean => lease !== null && lease.expiresAt > Date.now();

function read(key: string): Lease | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Lease | null;
  } catch {
    return null;
  }
}

function write(key: string, lease: Lease): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(lease));
    return true;
  } catch {
    return false;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
