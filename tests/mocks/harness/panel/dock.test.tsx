import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dockIn, docksIn } from '#mocks/harness/panel/dock/docks';
import { fill, type Mounted, mounted, opened, preparePanel, unmountPanel } from './open-panel';

preparePanel();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const choiceOf = ({ panel }: Mounted) =>
  panel.getByRole<HTMLSelectElement>('combobox', { name: '操作盤の位置' });
/** What the harness has set on the document. */
const room = () => {
  const { dataset, style } = document.documentElement;
  return [
    dataset.dock,
    style.getPropertyValue('--panel-right'),
    style.getPropertyValue('--panel-bottom'),
    document.querySelectorAll('[data-harness-styles]').length,
  ];
};
const NO_ROOM = [undefined, '', '', 0];

/** jsdom has no layout. */
function sized(width: number, height: number) {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
}

test.each([
  [1440, null, 'beside'],
  [1200, null, 'beside'],
  [1199, null, 'below'],
  [390, null, 'below'],
  [1440, 'over', 'over'],
  [390, 'over', 'over'],
  [1000, 'beside', 'beside'],
  [999, 'beside', 'below'],
  [1440, 'elsewhere', 'beside'],
] as const)('in a window of %i px the panel stands, if %s was chosen, %s', (width, kept, dock) => {
  expect(dockIn(width, kept)).toBe(dock);
  expect(docksIn(width)).toContain(dock);
});

test('beside the panel the page has the room that the panel leaves, and gets all of it when the panel closes [R-WISH-09]', async () => {
  vi.stubGlobal('innerWidth', 1440);
  sized(384, 900);
  const view = await opened();
  expect([choiceOf(view).value, room()]).toEqual(['beside', ['beside', '384px', '0px', 1]]);
  await view.user.keyboard('{Escape}');
  expect(room()).toEqual(NO_ROOM);
});

test('the panel stands below or over the page, and the browser keeps the choice', async () => {
  vi.stubGlobal('innerWidth', 1440);
  sized(1440, 380);
  const view = await opened();
  fill(choiceOf(view), 'below');
  const below = [room(), view.panel.queryByRole('separator')];
  fill(choiceOf(view), 'over');
  const over = room();
  unmountPanel();
  const again = await opened();
  expect([below, over, choiceOf(again).value, localStorage.getItem('machi-panel-dock')]).toEqual([
    [['below', '0px', '380px', 1], null],
    NO_ROOM,
    'over',
    'over',
  ]);
});

test('in a narrow window the panel stands below, also after a change of the width', async () => {
  vi.stubGlobal('innerWidth', 1440);
  const view = await opened();
  vi.stubGlobal('innerWidth', 390);
  act(() => void fireEvent(window, new Event('resize')));
  expect([choiceOf(view).value, [...choiceOf(view).options].map((option) => option.textContent)]).toEqual([
    'below',
    ['重ねる', '下'],
  ]);
});

test('the element that had the focus stays where it was, above a panel below it', async () => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 800);
  sized(390, 380);
  const row = document.body.appendChild(document.createElement('button'));
  row.focus();
  // the page moves it down by 30 px when it gets its room, and up again
  row.getBoundingClientRect = () =>
    new DOMRect(0, document.documentElement.dataset.dock ? 530 : 500, 100, 40);
  const scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue();
  const view = mounted();
  await view.user.keyboard('{Alt>}q{/Alt}');
  expect(scrolled.mock.calls).toEqual([[0, 30 + (540 - 420)]]);
  await view.user.keyboard('{Alt>}q{/Alt}');
  expect(scrolled.mock.calls.slice(1)).toEqual([[0, -30]]);
  row.remove();
});

test('in a modal dialog of the console the panel stays usable, also when the dialog opens again, and so does the dialog; it returns to the page', async () => {
  const view = await opened();
  const shown = vi.spyOn(HTMLElement.prototype, 'showPopover');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  await act(async () => dialog.showModal());
  const inDialog = [view.host.parentElement, shown.mock.contexts.at(-1)];
  // as a panel for reading does when the panel of the demo takes its width
  const hidden = vi.spyOn(HTMLElement.prototype, 'hidePopover');
  await act(async () => {
    dialog.close();
    dialog.showModal();
  });
  const calls = shown.mock.contexts.length;
  const aboveReopened = [
    view.host.parentElement,
    hidden.mock.contexts.at(-1),
    shown.mock.contexts.at(-1),
    calls,
  ];
  await act(async () => dialog.remove());
  const onPage = view.host.parentElement;
  const layer = view.root.querySelector('#panel');
  expect([inDialog, aboveReopened, onPage]).toEqual([
    [dialog, layer],
    [dialog, layer, layer, 2],
    document.body,
  ]);

  const other = document.body.appendChild(document.createElement('dialog'));
  await act(async () => other.showModal());
  expect(view.host.parentElement).toBe(other);
  await view.user.keyboard('{Alt>}q{/Alt}');
  expect([view.panel.queryByRole('dialog'), view.host.parentElement]).toEqual([null, document.body]);
  other.remove();
});
