/** Milliseconds of real time: a lock is shared by tabs, and the demo's clock belongs to one tab. */
const LEASE_MS = 10_000;
const RECHECK_MS = 50;

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
    if (!isLeaseValid(readLease(key))) {
      if (!writeLease(key, { owner, expiresAt: Date.now() + LEASE_MS })) return () => {};
      // Two tabs may have written at the same time: the later write holds the lease.
      await pause(RECHECK_MS);
      if (readLease(key)?.owner === owner) return keepProlonging(key, owner);
    }
    await pause(RECHECK_MS);
  }
}

/** Prolongs the lease while a response is slow. */
function keepProlonging(key: string, owner: string): () => void {
  const timer = setInterval(() => writeLease(key, { owner, expiresAt: Date.now() + LEASE_MS }), LEASE_MS / 2);
  return () => {
    clearInterval(timer);
    if (readLease(key)?.owner === owner) localStorage.removeItem(key);
  };
}

interface Lease {
  owner: string;
  expiresAt: number;
}

const isLeaseValid = (lease: Lease | null): boolean => lease !== null && lease.expiresAt > Date.now();

function readLease(key: string): Lease | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Lease | null;
  } catch {
    return null;
  }
}

function writeLease(key: string, lease: Lease): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(lease));
    return true;
  } catch {
    return false;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
