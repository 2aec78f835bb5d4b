// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, outside of this module

declare global {
  interface Window {
    /** The errors, warnings and violations of this page so far. */
    pageErrors: string[];
    /** The sizes of the opened dialogs and sheets. */
    measured: string[];
    saved: { name: string; text: string }[];
    /** The trusted drag events: every `dragstart`, and every `dragover` on a target that accepts the drag. */
    drags: string[];
  }
}

/**
 * Runs in the page before any script of the console: records errors, measures every dialog and sheet after it
 * has opened, and reads the files that the page saves. WebDriver, the only protocol of WebKit here, reports
 * none of these.
 */
export function watchPage(): void {
  window.pageErrors = [];
  window.measured = [];
  window.saved = [];
  window.drags = [];
  const textOf = (value: unknown) =>
    value instanceof Error ? `${value.message}\n${value.stack ?? ''}` : String(value);
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      window.pageErrors.push(`console.${level}: ${parts.map(textOf).join(' ')}`);
      original(...parts);
    };
  }
  addEventListener('error', ({ message, error }) =>
    window.pageErrors.push(`error: ${message} ${textOf(error)}`),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    window.pageErrors.push(`rejection: ${textOf(reason)}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.pageErrors.push(`policy: ${violatedDirective} ${blockedURI}`),
  );

  const measure = (box: Element) => {
    if (!box.matches(':modal, :popover-open')) return;
    const { left, top, right, bottom, height } = box.getBoundingClientRect();
    const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    const shown = `${box.className}: ${[left, top, right, bottom].map(Math.round).join(' ')} of ${innerWidth} ${innerHeight}`;
    window.measured.push(shown);
    if (height < 100 || !inside) window.pageErrors.push(`measured: ${shown}`);
  };
  const soon = (box: Element) => setTimeout(() => requestAnimationFrame(() => measure(box)), 100);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLDialogElement && target.open) soon(target);
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLElement && soon(target), true);

  for (const type of ['dragstart', 'dragover'] as const) {
    addEventListener(type, ({ isTrusted, defaultPrevented }) => {
      if (isTrusted && defaultPrevented === (type === 'dragover')) window.drags.push(type);
    });
  }

  // the page's Content-Security-Policy forbids fetching the blobs that it saves
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    const url = create(blob);
    blobs.set(url, blob);
    return url;
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function saveOrClick() {
    const { download: name, href } = this;
    const blob = blobs.get(href);
    if (name === '' || blob === undefined) return click.call(this);
    return void blob.text().then((text) => window.saved.push({ name, text }));
  };
}
