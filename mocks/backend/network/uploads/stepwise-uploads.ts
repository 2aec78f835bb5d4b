/** How the file of a request is sent. */
export interface UploadPace {
  /** Milliseconds of real time for each step, independent of the file size: only the progress matters. */
  ms: number;
  /** The percentage at which the sending ends, and the fake backend receives the request. */
  percent: number;
}

/** The pace of a request to this address. */
export type PaceOf = (method: string, url: string) => UploadPace;

const STEPS_PER_UPLOAD = 10;

/**
 * Sends files in steps. A mocked request never calls `XMLHttpRequest.prototype.send`, and the interceptor
 * notifies upload listeners only once, at 100 %; so this function wraps the constructor. Call it after the
 * network has started.
 */
export function stepUploads(paceOf: PaceOf): () => void {
  const MockedXhr = window.XMLHttpRequest;
  replaceGlobal(
    new Proxy(MockedXhr, {
      construct: (target, constructorArgs) =>
        withSteppedSend(Reflect.construct(target, constructorArgs) as XMLHttpRequest, paceOf),
    }),
  );
  return () => replaceGlobal(MockedXhr);
}

/** The interceptor leaves a property that an assignment cannot change. */
function replaceGlobal(value: typeof XMLHttpRequest) {
  Object.defineProperty(window, 'XMLHttpRequest', { value, configurable: true, writable: true });
}

function withSteppedSend(request: XMLHttpRequest, paceOf: PaceOf): XMLHttpRequest {
  let openedCall = { method: '', url: '' };
  const progressListeners = new Set<(event: ProgressEvent) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const upload = new Proxy(request.upload, {
    get(target, key) {
      if (key !== 'addEventListener') return boundProperty(target, key);
      return (type: string, listener: (event: ProgressEvent) => void) => {
        if (type === 'progress') progressListeners.add(listener);
        else target.addEventListener(type, listener as EventListener);
      };
    },
  });

  function send(body?: XMLHttpRequestBodyInit | null) {
    if (!(body instanceof FormData)) return request.send(body);
    const total = sizeOf(body);
    const { ms, percent } = paceOf(openedCall.method, openedCall.url);
    let stepsDone = 0;
    const sendStep = () => {
      stepsDone += 1;
      const loaded = Math.round((total * stepsDone) / STEPS_PER_UPLOAD);
      for (const listener of progressListeners)
        listener(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
      if ((stepsDone * 100) / STEPS_PER_UPLOAD >= percent) {
        timer = undefined;
        request.send(body);
      } else scheduleStep();
    };
    const scheduleStep = () => {
      timer = setTimeout(sendStep, ms);
    };
    scheduleStep();
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
    openedCall = { method: method.toUpperCase(), url: String(url) };
    request.open(method, url, ...rest);
  }

  return new Proxy(request, {
    get(target, key) {
      if (key === 'open') return open;
      if (key === 'send') return send;
      if (key === 'abort') return abort;
      return key === 'upload' ? upload : boundProperty(target, key);
    },
    set: (target, key, value) => Reflect.set(target, key, value),
  });
}

/** A native method needs its own object as `this`, not the proxy. */
function boundProperty(target: object, key: string | symbol): unknown {
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
