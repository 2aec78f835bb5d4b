import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill, handleOf, openPanel, preparePanel, renderPanel, unmountPanel } from './open-panel';

preparePanel();

const hosts = () => document.querySelectorAll('[data-harness]');
const presenterRoot = () => hosts()[1]?.shadowRoot;
const pressKey = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  act(() => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...more }),
    );
  });
const pressAltP = () => pressKey('π', { altKey: true, code: 'KeyP' });
const keysShown = () =>
  [...(presenterRoot()?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dataset.size = 'mini';
  // jsdom has no popovers
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  vi.unstubAllGlobals();
  sessionStorage.clear();
  delete document.documentElement.dataset.size;
});

test('Alt+P hides the panel and shows the hint in the largest size, and a second Alt+P leaves nothing [R-WISH-10]', async () => {
  const view = await openPanel({});
  pressAltP();
  await waitFor(() => expect(presenterRoot()).toBeTruthy());
  expect(view.root.querySelectorAll('dialog, button')).toHaveLength(0);
  expect(presenterRoot()?.querySelector('[role=status]')?.textContent).toBe(
    '発表モード: 終了は Esc または Alt+P',
  );
  expect(document.documentElement.dataset.size).toBe('medium');
  // the panel stays hidden
  pressKey('œ', { altKey: true, code: 'KeyQ' });
  expect(view.root.querySelectorAll('dialog, button')).toHaveLength(0);
  pressAltP();
  expect([hosts().length, document.documentElement.dataset.size]).toEqual([1, 'mini']);
  expect(handleOf(view).ariaExpanded).toBe('false');
});

test('a presentation goes on after a reload of the tab, and its button in the panel begins one', async () => {
  const view = await openPanel({}, '発表モード');
  await view.user.click(view.panel.getByRole('button', { name: '発表モード（Alt+P）' }));
  await waitFor(() => expect(presenterRoot()).toBeTruthy());
  unmountPanel();
  expect(hosts()).toHaveLength(0);
  const reloadedView = renderPanel();
  await waitFor(() => expect(presenterRoot()).toBeTruthy());
  expect(reloadedView.root.querySelectorAll('dialog, button')).toHaveLength(0);
  pressAltP();
  unmountPanel();
  renderPanel();
  expect([hosts().length, sessionStorage.length]).toEqual([1, 0]);
});

test('a size that the console sets meanwhile is shown when the presentation has ended', async () => {
  renderPanel();
  pressAltP();
  await waitFor(() => expect(document.documentElement.dataset.size).toBe('medium'));
  document.documentElement.dataset.size = 'small';
  await waitFor(() => expect(document.documentElement.dataset.size).toBe('medium'));
  pressAltP();
  expect(document.documentElement.dataset.size).toBe('small');
});

test('pressed keys are shown, at most four, and nothing that is typed into a field [A-316]', async () => {
  renderPanel();
  pressAltP();
  await waitFor(() => expect(presenterRoot()).toBeTruthy());
  for (const key of ['a', 'j', '?']) pressKey(key);
  pressKey('k', { ctrlKey: true, code: 'KeyK' });
  pressKey('k', { ctrlKey: true, code: 'KeyK', repeat: true });
  expect(keysShown()).toEqual(['a', 'j', '?', 'Ctrl+K']);
  const field = document.createElement('input');
  field.type = 'password';
  document.body.append(field);
  for (const key of ['s', '1', 'Backspace', 'Enter']) pressKey(key, {}, field);
  fill(field, 'secret');
  field.remove();
  expect(keysShown()).toEqual(['j', '?', 'Ctrl+K', 'Enter']);
});

test('a ring follows the pointer, ripples at a press, and leaves with the pointer; a touch has it while it lasts', async () => {
  renderPanel();
  pressAltP();
  await waitFor(() => expect(presenterRoot()).toBeTruthy());
  const ring = presenterRoot()?.querySelector<HTMLElement>('.ring');
  const ripples = () => presenterRoot()?.querySelectorAll<HTMLElement>('.ripple') ?? [];
  const states: unknown[] = [];
  const sendPointer = (kind: string, init: PointerEventInit = {}) => {
    fireEvent(document.body, new PointerEvent(kind, { bubbles: true, clientX: 30, clientY: 40, ...init }));
    states.push([kind, ring?.hidden, ring?.className, ripples().length]);
  };
  expect(ring?.hidden).toBe(true);
  sendPointer('pointermove');
  expect(ring?.style.translate).toBe('30px 40px');
  sendPointer('pointerdown');
  fireEvent.animationEnd(ripples()[0] as HTMLElement);
  sendPointer('pointerup');
  sendPointer('pointerout', { relatedTarget: document.documentElement });
  sendPointer('pointerout');
  sendPointer('pointerdown', { pointerType: 'touch' });
  sendPointer('pointerup', { pointerType: 'touch' });
  expect(states).toEqual([
    ['pointermove', false, 'ring', 0],
    ['pointerdown', false, 'ring pressed', 1],
    ['pointerup', false, 'ring', 0],
    ['pointerout', false, 'ring', 0],
    ['pointerout', true, 'ring', 0],
    ['pointerdown', false, 'ring pressed', 1],
    ['pointerup', true, 'ring', 1],
  ]);
});

test('a press ripples for nobody who wants less motion', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  renderPanel();
  pressAltP();
  await waitFor(() => expect(presenterRoot()).toBeTruthy());
  fireEvent(document.body, new PointerEvent('pointerdown', { bubbles: true }));
  expect(
    [...(presenterRoot()?.querySelectorAll('.ring, .ripple') ?? [])].map(({ className }) => className),
  ).toEqual(['ring pressed']);
});
