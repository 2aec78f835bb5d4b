/** How the file of a request is sent. */
export interface UploadPace {
  /** Milliseconds of real time for each step, independent of the file size: only the progress matters. */
  ms: number;
  /** The percentage at which the sending ends, and the fake backend receives the request. */
  percent: number;
}

/** The pace of a request to this address. */
export type PaceOf = (method: string, url: string) => UploadPace;

const STEPS = 10;

/**
 * Sends files in steps. A mocked request never calls `XMLHttpRequest.prototype.send`, and the interceptor
 * notifies upload listeners only once, at 100 %; so this function wraps the constructor. Call it after the
 * network has started.
 */
export function stepUploads(paceOf: PaceOf): () => void {
  const Mocked = window.XMLHttpRequest;
  replaceGlobal(
    new Proxy(Mocked, {
      construct: (target, given) => stepwise(Reflect.construct(target, given) as XMLHttpRequest, paceOf),
    }),
  );
  return () => replaceGlobal(Mocked);
}

/** The interceptor leaves a property that an assignment cannot change. */
function replaceGlobal(value: typeof XMLHttpRequest) {
  Object.defineProperty(window, 'XMLHttpRequest', { value, configurable: true, writable: true });
}

function stepwise(request: XMLHttpRequest, paceOf: PaceOf): XMLHttpRequest {
  let opened = { method: '', url: '' };
  const progressListeners = new Set<(event: ProgressEvent) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const upload = new Proxy(request.upload, {
    get(target, key) {
      if (key !== 'addEventListener') return bound(target, key);
      return (type: string, listener: (event: ProgressEvent) => void) => {
        if (type === 'progress') progressListeners.add(listener);
        else target.addEventListener(type, listener as EventListener);
      };
    },
  });

  function send(body?: XMLHttpRequestBodyInit | null) {
    if (!(body instanceof FormData)) return request.send(body);
    const total = sizeOf(body);
    const { ms, percent } = paceOf(opened.method, opened.url);
    let done = 0;
    const step = () => {
      done += 1;
      const loaded = Math.round((total * done) / STEPS);
      for (const listener of progressListeners)
        listener(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
      if ((done * 100) / STEPS >= percent) {
        timer = undefined;
        request.send(body);
      } else wait();
    };
    const wait = () => {
      timer = setTimeout(step, ms);
    };
    wait();
  }

  function abort() {
    if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      request.dispatchEvent(new ProgressEvent('abort'));
    }
    request.abort();
  }

  function open(method: string, url: string | URL, ...rest: [async: boolean]) {
    opened = { method: method.toUpperCase(), url: String(url) };
    request.open(method, url, ...rest);
  }

  return new Proxy(request, {
    get(target, key) {
      if (key === 'open') return open;
      if (key === 'send') return send;
      if (key === 'abort') return abort;
      return key === 'upload' ? upload : bound(target, key);
    },
    set: (target, key, value) => Reflect.set(target, key, value),
  });
}

/** A native method needs its own object as `this`, not the proxy. */
function bound(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === 'function' ? value.bind(target) : value;
}

function sizeOf(form: FormData): number {
  let size = 0;
  form.forEach((value) => {
    size += value instanceof Blob ? value.size : value.length;
  });
  return size;
}
