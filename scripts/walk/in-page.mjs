/**
 * Runs in the page: every control that a user can use now, without the panel, other sites, files and the sign-out.
 * `isWide`: also those of header and menu.
 * @param {boolean} isWide
 * @returns {{ screen: string, controls: import('./choose-action.mjs').Control[] }}
 */
export function controlsInPage(isWide) {
  const CONTROLS =
    'a[href], button, summary, select, textarea, input:not([type=file], [type=hidden]), [role=button], [role=menuitem], [role=option], [role=tab]';
  const dialog = [...document.querySelectorAll('dialog[open]')].findLast((one) => one.matches(':modal'));
  const root = dialog ?? (isWide ? document : (document.querySelector('main') ?? document));
  const title = dialog?.querySelector('h1, h2')?.textContent ?? '';
  /** @param {string} text */
  const flat = (text) => text.replace(/\s+/g, ' ').trim();
  /** @param {string} text */
  const grouped = (text) =>
    flat(text)
      .replace(/「[^」]*」|"[^"]*"/g, '「」')
      .replace(/\d+/g, '#')
      .slice(0, 60);
  const screen = `${location.pathname.replace(/\d+/g, '#')} ${grouped(title)}`;
  /** @param {Element} element */
  const isUsable = (element) => {
    if (
      element.matches(':disabled, [aria-disabled=true], [inert] *') ||
      element.closest('[data-harness], [inert]')
    )
      return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return false;
    if (!(element instanceof HTMLAnchorElement))
      return !/ログアウト|Log out|Sign out/.test(element.textContent ?? '');
    return element.origin === location.origin && element.target === '' && !element.hasAttribute('download');
  };
  /** @type {Map<string, number>} */
  const counts = new Map();
  const controls = [...root.querySelectorAll(CONTROLS)].filter(isUsable).map((element) => {
    const label = element.getAttribute('aria-label') ?? '';
    const labelled = /** @type {HTMLInputElement} */ (element).labels?.[0]?.textContent ?? '';
    const name = flat(label || labelled || element.textContent || element.getAttribute('title') || '').slice(
      0,
      120,
    );
    const kind = [element.localName, element.getAttribute('type') ?? '', element.getAttribute('role') ?? '']
      .filter(Boolean)
      .join('.');
    const key = `${kind} ${name}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    const row = element.closest('tbody tr, li, article');
    const group = row && !label ? `in ${row.localName} ${element.className}` : grouped(name);
    const isText = element.matches(
      'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=color])',
    );
    const options =
      element instanceof HTMLSelectElement
        ? [...element.options].filter((one) => !one.disabled).map(({ label: text }) => text)
        : [];
    const does = isText ? 'type' : options.length > 0 ? 'choose' : 'press';
    return { kind, name, nth, group, does, ...(options.length > 0 && { options }) };
  });
  return { screen, controls: /** @type {any} */ (controls) };
}

/**
 * Runs in the page: the element of an action, or null.
 * @param {{ kind?: string, name?: string, nth?: number }} action
 * @returns {Element | null}
 */
export function elementInPage({ kind, name, nth }) {
  /** @param {string} text */
  const flat = (text) => text.replace(/\s+/g, ' ').trim();
  const dialog = [...document.querySelectorAll('dialog[open]')].findLast((one) => one.matches(':modal'));
  const found = [...(dialog ?? document).querySelectorAll(String(kind).split('.')[0] ?? '*')].filter(
    (element) => {
      if (element.closest('[data-harness]') || !element.checkVisibility({ visibilityProperty: true }))
        return false;
      const ownKind = [
        element.localName,
        element.getAttribute('type') ?? '',
        element.getAttribute('role') ?? '',
      ]
        .filter(Boolean)
        .join('.');
      const labelled = /** @type {HTMLInputElement} */ (element).labels?.[0]?.textContent ?? '';
      const own =
        element.getAttribute('aria-label') ||
        labelled ||
        element.textContent ||
        element.getAttribute('title') ||
        '';
      return ownKind === kind && flat(own).slice(0, 120) === name;
    },
  );
  return found[nth ?? 0] ?? found[0] ?? null;
}

/** Runs in the page: what is wrong with it as it stands, in a few words each. @returns {string[]} */
export function faultsInPage() {
  const { documentElement: page } = document;
  const faults = [];
  if (page.scrollWidth > page.clientWidth + 1)
    faults.push(`wider than the window by ${page.scrollWidth - page.clientWidth} px`);
  if (document.querySelector('main') === null) faults.push('no main');
  const dialog = [...document.querySelectorAll('dialog[open]')].findLast((one) => one.matches(':modal'));
  if (dialog && dialog.scrollWidth > dialog.clientWidth + 1) faults.push('dialog wider than itself');
  if (dialog) {
    const { left, right, top } = dialog.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1 || top < -1) faults.push('dialog outside of the window');
    if (dialog.querySelector('button, [href], input, textarea, select') === null)
      faults.push('dialog without a control');
  }
  if (
    /\b(undefined|NaN|\[object Object\]|Invalid Date)\b/.test(
      document.querySelector('main')?.textContent ?? '',
    )
  )
    faults.push('undefined, NaN or [object Object] in the text');
  return faults;
}

/** Runs in the page: the addresses of the menu. @returns {string[]} */
export const menuInPage = () =>
  [...document.querySelectorAll('.sidebar nav a[href]')].flatMap((link) =>
    link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.pathname + link.search] : [],
  );
