import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dockIn, docksIn } from '#mocks/harness/panel/dock/docks';
import { fill, openPanel, type PanelView, preparePanel, renderPanel, unmountPanel } from './open-panel';

preparePanel();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dockChoiceOf = ({ panel }: PanelView) =>
  panel.getByRole<HTMLSelectElement>('combobox', { name: '操作盤の位置' });
/** What the harness has set on the document. */
const pageRoom = () => {
  const { dataset, style } = document.documentElement;
  return [
    dataset.dock,
    style.getPropertyValue('--panel-right'),
    style.getPropertyValue('--panel-bottom'),
    document.querySelectorAll('[data-harness-styles]').length,
  ];
};
const WHOLE_PAGE = [undefined, '', '', 0];

/** jsdom has no layout. */
function stubLayoutSize(width: number, height: number) {
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
] as const)('in a window of %i px the panel stands, if %s was chosen, %s', (width, storedDock, dock) => {
  expect(dockIn(width, storedDock)).toBe(dock);
  expect(docksIn(width)).toContain(dock);
});

test('beside the panel the page has the room that the panel leaves, and gets all of it when the panel closes [R-WISH-09]', async () => {
  vi.stubGlobal('innerWidth', 1440);
  stubLayoutSize(384, 900);
  const view = await openPanel();
  expect([dockChoiceOf(view).value, pageRoom()]).toEqual(['beside', ['beside', '384px', '0px', 1]]);
  await view.user.keyboard('{Escape}');
  expect(pageRoom()).toEqual(WHOLE_PAGE);
});

test('the panel stands below or over the page, and the browser keeps the choice', async () => {
  vi.stubGlobal('innerWidth', 1440);
  stubLayoutSize(1440, 380);
  const view = await openPanel();
  fill(dockChoiceOf(view), 'below');
  const below = [pageRoom(), view.panel.queryByRole('separator')];
  fill(dockChoiceOf(view), 'over');
  const over = pageRoom();
  unmountPanel();
  const reopenedView = await openPanel();
  expect([below, over, dockChoiceOf(reopenedView).value, localStorage.getItem('machi-panel-dock')]).toEqual([
    [['below', '0px', '380px', 1], null],
    WHOLE_PAGE,
    'over',
    'over',
  ]);
});

test('in a narrow window the panel stands below, also after a change of the width', async () => {
  vi.stubGlobal('innerWidth', 1440);
  const view = await openPanel();
  vi.stubGlobal('innerWidth', 390);
  act(() => void fireEvent(window, new Event('resize')));
  expect([
    dockChoiceOf(view).value,
    [...dockChoiceOf(view).options].map((option) => option.textContent),
  ]).toEqual(['below', ['重ねる', '下']]);
});

test('the element that had the focus stays where it was, above a panel below it', async () => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 800);
  stubLayoutSize(390, 380);
  const focusedButton = document.body.appendChild(document.createElement('button'));
  focusedButton.focus();
  // the page moves it down by 30 px when it gets its room, and up again
  focusedButton.getBoundingClientRect = () =>
    new DOMRect(0, document.documentElement.dataset.dock ? 530 : 500, 100, 40);
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  const view = renderPanel();
  await view.user.keyboard('{Alt>}q{/Alt}');
  expect(scrollBy.mock.calls).toEqual([[0, 30 + (540 - 420)]]);
  await view.user.keyboard('{Alt>}q{/Alt}');
  expect(scrollBy.mock.calls.slice(1)).toEqual([[0, -30]]);
  focusedButton.remove();
});

test('in a modal dialog of the console the panel stays usable, also when the dialog opens again, and so does the dialog; it returns to the page', async () => {
  const view = await openPanel();
  const showPopover = vi.spyOn(HTMLElement.prototype, 'showPopover');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  await act(async () => dialog.showModal());
  const inDialog = [view.host.parentElement, showPopover.mock.contexts.at(-1)];
  // as a panel for reading does when the panel of the demo takes its width
  const hidePopover = vi.spyOn(HTMLElement.prototype, 'hidePopover');
  await act(async () => {
    dialog.close();
    dialog.showModal();
  });
  const calls = showPopover.mock.contexts.length;
  const aboveReopened = [
    view.host.parentElement,
    hidePopover.mock.contexts.at(-1),
    showPopover.mock.contexts.at(-1),
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

  const secondDialog = document.body.appendChild(document.createElement('dialog'));
  await act(async () => secondDialog.showModal());
  expect(view.host.parentElement).toBe(secondDialog);
  await view.user.keyboard('{Alt>}q{/Alt}');
  expect([view.panel.queryByRole('dialog'), view.host.parentElement]).toEqual([null, document.body]);
  secondDialog.remove();
});
