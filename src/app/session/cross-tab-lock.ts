/** Real time: a lock is between tabs, and the demo's clock belongs to one of them. */
const LEASE = 10_000;
const LOOK_AGAIN = 50;

/**
 * Runs this in one tab of the browser at a time. Web Locks do it; on a plain-http host, where browsers withhold them, a
 * lease in storage does, which outlives a crashed tab by 10 s at most. Without storage nothing is shared, and everyone
 * runs at once.
 */
export async function withCrossTabLock<Result>(
  name: string,
  run: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  // the types know no plain http
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request(name, { signal }, run) as Promise<Result>;
  const release = await lease(name, signal);
  try {
    return await run();
  } finally {
    release();
  }
}

async function lease(name: string, signal: AbortSignal): Promise<() => void> {
  const key = `lease:${name}`;
  const owner = crypto.getRandomValues(new Uint32Array(2)).join('-');
  for (;;) {
    signal.throwIfAborted();
    if (!isHeld(read(key))) {
      if (!write(key, { owner, until: Date.now() + LEASE })) return () => {};
      // two tabs may have written at once: the later one holds it
      await pause(LOOK_AGAIN);
      if (read(key)?.owner === owner) return prolonged(key, owner);
    }
    await pause(LOOK_AGAIN);
  }
}

/** A slow answer keeps its lease. */
function prolonged(key: string, owner: string): () => void {
  const timer = setInterval(() => write(key, { owner, until: Date.now() + LEASE }), LEASE / 2);
  return () => {
    clearInterval(timer);
    if (read(key)?.owner === owner) localStorage.removeItem(key);
  };
}

interface Lease {
  owner: string;
  until: number;
}

const isHeld = (held: Lease | null): boolean => held !== null && held.until > Date.now();

function read(key: string): Lease | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Lease | null;
  } catch {
    return null;
  }
}

function write(key: string, held: Lease): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(held));
    return true;
  } catch {
    return false;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
