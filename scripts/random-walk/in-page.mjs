// What walkers run in the page. Each function is sent there as text, so it uses nothing outside of itself.

/** @typedef {Window & { machiControls?: Element[] }} WalkedWindow */

/**
 * Every control that a user can use now, without the panel and other sites. Their elements are in
 * `machiControls` of the window, in the same order.
 * @returns {{ screen: string, controls: import('./choose-action.mjs').Control[] }}
 */
export function controlsInPage() {
  const CONTROL_SELECTOR =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=menuitem], [role=option], [role=tab], label:has(input[type=file]:enabled)';
  const TEXT_FIELD_SELECTOR =
    'textarea, input:not([type=checkbox], [type=file], [type=radio], [type=button], [type=submit], [type=range], [type=color])';
  const modalDialog = [...document.querySelectorAll('dialog[open]')].findLast((one) => one.matches(':modal'));
  const mainElement =
    modalDialog ?? [...document.querySelectorAll(':popover-open')].at(-1) ?? document.querySelector('main');
  const textHelpers = {
    /** @param {string} source */
    flat: (source) => source.replace(/\s+/g, ' ').trim(),
    /** @param {string} source */
    group: (source) =>
      textHelpers
        .flat(source)
        .replace(/「[^」]*」|"[^"]*"/g, '「」')
        .replace(/\d+/g, '#')
        .slice(0, 60),
    /** What the type of a field takes. @param {Element} element */
    valid: (element) => {
      if (!(element instanceof HTMLInputElement)) return '花火の日程です。';
      const { type, autocomplete, min, inputMode } = element;
      if (autocomplete === 'username') return 'administrator';
      const isNumber = type === 'number' || inputMode === 'numeric' || inputMode === 'decimal';
      if (isNumber) return min || '1';
      return (
        {
          password: 'machi2026',
          date: '2026-04-10',
          time: '10:30',
          'datetime-local': '2026-04-10T10:30',
          month: '2026-04',
          email: 'hanabi@machi.example.jp',
          tel: '078-000-0000',
          url: 'https://example.jp/hanabi',
        }[type] ?? '花火'
      );
    },
  };
  const usableElements = [...(modalDialog ?? document).querySelectorAll(CONTROL_SELECTOR)].filter(
    (element) => {
      if (element.closest(':disabled, [aria-disabled=true], [inert], [data-harness]')) return false;
      const { width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2) return false;
      if (!(element instanceof HTMLAnchorElement)) return true;
      return element.origin === location.origin && element.target === '' && !element.hasAttribute('download');
    },
  );
  /** @type {Map<string, number>} */
  const counts = new Map();
  const controls = usableElements.map((element) => {
    const ariaLabel = element.getAttribute('aria-label') ?? '';
    const labelText = /** @type {HTMLInputElement} */ (element).labels?.[0]?.textContent ?? '';
    const name = textHelpers
      .flat(ariaLabel || labelText || element.textContent || element.getAttribute('title') || '')
      .slice(0, 120);
    const kind = [element.localName, element.getAttribute('type') ?? '', element.getAttribute('role') ?? '']
      .filter((part) => part !== '')
      .join('.');
    const nth = counts.get(`${kind} ${name}`) ?? 0;
    counts.set(`${kind} ${name}`, nth + 1);
    const row = element.closest('tbody tr, li, article');
    const group = row && !ariaLabel ? `in ${row.localName} ${element.className}` : textHelpers.group(name);
    const options =
      element instanceof HTMLSelectElement
        ? [...element.options].flatMap((one) => (one.disabled ? [] : [one.label]))
        : [];
    /** @type {'press' | 'type' | 'choose'} */
    const does = element.matches(TEXT_FIELD_SELECTOR) ? 'type' : options.length > 0 ? 'choose' : 'press';
    /** @type {'main' | 'shell'} */
    const place = !mainElement || mainElement.contains(element) ? 'main' : 'shell';
    return { kind, name, nth, group, does, options, valid: textHelpers.valid(element), place };
  });
  /** @type {WalkedWindow} */ (window).machiControls = usableElements;
  // the same in every city
  const path = location.pathname.replace(/^\/[a-z]+(?=\/(?!$))/, '').replace(/\d+/g, '#');
  const screen = `${path} ${textHelpers.group(modalDialog?.querySelector('h1, h2')?.textContent ?? '')}`;
  return { screen, controls };
}

/** What is wrong with the page as it stands, in a few words each. @returns {string[]} */
export function faultsInPage() {
  const { documentElement: page } = document;
  const faults = [];
  if (page.scrollWidth > page.clientWidth + 1)
    faults.push(`wider than the window by ${page.scrollWidth - page.clientWidth} px`);
  if (document.querySelector('main') === null) faults.push('no main');
  // the edge seed has such a text on purpose
  const mainText = (document.querySelector('main')?.textContent ?? '').replaceAll('null undefined NaN', '');
  if (/\b(undefined|NaN|\[object Object\]|Invalid Date)\b/.test(mainText))
    faults.push('undefined, NaN or [object Object] in the text');
  const modalDialog = [...document.querySelectorAll('dialog[open]')].findLast((one) => one.matches(':modal'));
  if (!modalDialog) return faults;
  const { left, right, top } = modalDialog.getBoundingClientRect();
  if (modalDialog.scrollWidth > modalDialog.clientWidth + 1) faults.push('dialog wider than itself');
  if (left < -1 || right > innerWidth + 1 || top < -1) faults.push('dialog outside of the window');
  if (modalDialog.querySelector(':is(button, input, textarea, select):enabled, [href]') === null)
    faults.push('dialog without a control that can be used');
  return faults;
}

/** Whether a user of the keyboard has to begin at the top of the page again. */
export const isFocusLostInPage = () =>
  document.activeElement === null || document.activeElement === document.body;

/** The addresses of the menu. @returns {string[]} */
export const menuInPage = () =>
  [...document.querySelectorAll('.sidebar nav a[href]')].flatMap((link) =>
    link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.pathname + link.search] : [],
  );
