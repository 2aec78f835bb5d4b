import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { notificationsMachine } from '#machines/notifications/notifications.machine';
import { uploadMachine } from '#machines/upload/upload.machine';
import { openPanel, type PanelView, preparePanel } from './open-panel';

preparePanel();

/** The part with a running notifications machine, and its drawing. */
async function openNotificationsDrawing() {
  const view = await openPanel({}, '状態機械');
  const notificationsActor = createActor(notificationsMachine, { inspect: view.harness.machines.inspect });
  await act(async () => notificationsActor.start());
  await openDrawingOf(view, 'notifications');
  return { view, notificationsActor };
}

const openDrawingOf = async ({ panel, user }: PanelView, machine: string) => {
  await user.click(panel.getByRole('button', { name: `${machine} の図` }));
  return panel.findByRole('img', { name: /^今/ });
};
const frameOf = ({ panel }: PanelView) => panel.getByRole('figure', { name: 'notifications の図' });
const scaleOf = ({ panel }: PanelView) => panel.getByTitle('等倍に戻す').textContent;

/** What a drawing marks: the paths of states, and the texts of edges. */
const marksIn = ({ root }: PanelView) => {
  const texts = (selector: string) =>
    [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const attributes = (selector: string, name: string) =>
    [...root.querySelectorAll(selector)].map((one) => one.getAttribute(name));
  return {
    current: attributes('.chart .current', 'data-state'),
    taken: texts('.chart text.happened'),
    last: texts('.chart text.last'),
    arrows: attributes('.chart .arrow.happened', 'data-arrow'),
    lastArrow: attributes('.chart .arrow.last', 'data-arrow'),
  };
};

describe('[R-WISH-05] the console’s machines', () => {
  test('a machine is listed with its state and its edges, as soon as it has taken one', async () => {
    const view = await openPanel({}, '状態機械');
    expect(view.panel.getByText('まだ動いた状態機械はありません')).toBeTruthy();
    const notificationsActor = createActor(notificationsMachine, {
      inspect: view.harness.machines.inspect,
    }).start();
    await act(async () => notificationsActor.send({ type: 'resend', id: 7, name: '花火' }));
    expect(view.panel.getByText('confirmingResend')).toBeTruthy();
    await view.user.click(view.panel.getByText('画面を読み込んでから起きた遷移 1 / 16'));
    const takenEdges = view.root.querySelectorAll('.machines .happened');
    expect([...takenEdges].map(({ textContent }) => textContent)).toEqual([
      'idle, resend → confirmingResend×1',
    ]);
    await act(async () => notificationsActor.stop());
    expect(view.panel.getByText('今は動いていません')).toBeTruthy();
  });

  test('its drawing follows the machine: the current state, the edges taken, and the last one', async () => {
    const { view, notificationsActor } = await openNotificationsDrawing();
    const drawing = view.panel.getByRole('img');
    const initialMarks = { current: ['idle'], taken: [], last: [], arrows: [], lastArrow: [] };
    expect([marksIn(view), drawing.ariaLabel]).toEqual([initialMarks, '今の状態: idle']);
    await act(async () => notificationsActor.send({ type: 'resend', id: 7, name: '花火' }));
    const requested = 'idle → confirmingResend';
    expect([marksIn(view), drawing.ariaLabel]).toEqual([
      {
        current: ['confirmingResend'],
        taken: ['resend'],
        last: ['resend'],
        arrows: [requested],
        lastArrow: [requested],
      },
      '今の状態: confirmingResend',
    ]);
    await act(async () => notificationsActor.send({ type: 'cancel' }));
    const withdrawn = 'confirmingResend → idle';
    const finalMarks = {
      current: ['idle'],
      taken: ['cancel', 'resend'],
      last: ['cancel'],
      arrows: [requested, withdrawn],
      lastArrow: [withdrawn],
    };
    expect(inNameOrder(marksIn(view))).toEqual(finalMarks);
    await act(async () => notificationsActor.stop());
    expect([inNameOrder(marksIn(view)), drawing.ariaLabel]).toEqual([
      { ...finalMarks, current: [] },
      '今は動いていません',
    ]);
  });

  test('a state inside another lights both, and an edge that no journey takes is dotted', async () => {
    const view = await openPanel({}, '状態機械');
    const upload = createActor(uploadMachine, { inspect: view.harness.machines.inspect });
    await act(async () => upload.start());
    await act(async () => upload.send({ type: 'remove' }));
    await openDrawingOf(view, 'upload');
    expect(marksIn(view)).toEqual({
      current: ['choosing', 'choosing.empty'],
      taken: ['remove'],
      last: ['remove'],
      arrows: ['choosing → choosing.empty'],
      lastArrow: ['choosing → choosing.empty'],
    });
    const dotted = [...view.root.querySelectorAll('.chart .arrow.no-journey')];
    expect(dotted.map((arrow) => arrow.getAttribute('data-arrow'))).toEqual([
      'choosing.checking → choosing.refused, no journey',
    ]);
  });

  test('the frame of a drawing scrolls to the state that the machine reaches, and keeps its middle when it is zoomed', async () => {
    const { view, notificationsActor } = await openNotificationsDrawing();
    const frame = frameOf(view);
    Object.defineProperties(frame, { clientWidth: { value: 300 }, clientHeight: { value: 200 } });
    const framePosition = () => ({ scale: scaleOf(view), left: frame.scrollLeft, top: frame.scrollTop });
    await act(async () => notificationsActor.send({ type: 'resend', id: 7, name: '花火' }));
    const { x, y, width, height } = boxOf(view, 'confirmingResend');
    const reachedPosition = { left: x + width / 2 - 150, top: y + height / 2 - 100 };
    expect(framePosition()).toEqual({ scale: '100 %', ...reachedPosition });
    frame.scrollLeft = 450;
    frame.scrollTop = 100;
    await view.user.click(view.panel.getByRole('button', { name: '拡大' }));
    expect(framePosition()).toEqual({ scale: '140 %', left: 600 * 1.4 - 150, top: 200 * 1.4 - 100 });
    await view.user.click(view.panel.getByTitle('等倍に戻す'));
    expect(framePosition()).toEqual({ scale: '100 %', left: 450, top: 100 });
    await view.user.click(view.panel.getByRole('button', { name: '縮小' }));
    expect(framePosition().scale).toBe('70 %');
    await view.user.click(view.panel.getByRole('button', { name: '全体' }));
    expect(framePosition().scale).toBe('37 %');
    const drawing = view.panel.getByRole('img');
    expect(Number(drawing.getAttribute('width'))).toBeCloseTo(300);
  });

  test('Escape closes the wide view and leads back to its button, and closes the panel only then', async () => {
    const { view } = await openNotificationsDrawing();
    await view.user.click(view.panel.getByRole('button', { name: '広く表示' }));
    const wide = view.panel.getByRole('dialog', { name: 'notifications の図' });
    expect(within(wide).getByText('今の状態: idle')).toBeTruthy();
    await view.user.keyboard('/');
    expect(view.root.activeElement).toBe(within(wide).getByRole('button', { name: '閉じる' }));
    await view.user.keyboard('{Escape}');
    expect([wide.isConnected, view.panel.queryByRole('dialog') !== null]).toEqual([false, true]);
    view.panel.getByRole('button', { name: '広く表示' }).focus();
    await view.user.keyboard('{Escape}');
    expect(view.panel.queryByRole('dialog')).toBeNull();
  });

  test('the wide drawing stays above a dialog that the console opens meanwhile', async () => {
    const { view } = await openNotificationsDrawing();
    await view.user.click(view.panel.getByRole('button', { name: '広く表示' }));
    const wide = view.panel.getByRole('dialog', { name: 'notifications の図' });
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const consoleDialog = document.body.appendChild(document.createElement('dialog'));
    consoleDialog.showModal();
    await waitFor(() => expect(showModal.mock.contexts.at(-1)).toBe(wide));
    // with the panel it has moved into the dialog
    expect(showModal.mock.contexts.map((one) => (one as Element).className)).toEqual(['', 'wide-drawing']);
    expect(view.host.parentElement).toBe(consoleDialog);
    expect(wide.isConnected).toBe(true);
    consoleDialog.remove();
    await view.user.keyboard('{Escape}');
    expect([wide.isConnected, view.panel.queryByRole('dialog') !== null]).toEqual([false, true]);
  });

  test('one drawing is shown at a time, and a machine without one says so', async () => {
    const { view } = await openNotificationsDrawing();
    const door = createMachine({ id: 'door', initial: 'closed', states: { closed: {} } });
    const actor = createActor(door, { inspect: view.harness.machines.inspect });
    await act(async () => actor.start());
    const expandedStates = () =>
      ['notifications', 'door'].map((machine) =>
        view.panel.getByRole('button', { name: `${machine} の図` }).getAttribute('aria-expanded'),
      );
    expect(expandedStates()).toEqual(['true', 'false']);
    await view.user.click(view.panel.getByRole('button', { name: 'door の図' }));
    expect((await view.panel.findByRole('alert')).textContent).toBe(
      '図を読み込めませんでした。画面を読み込み直してください',
    );
    expect([expandedStates(), view.panel.queryByRole('img')]).toEqual([['false', 'true'], null]);
    await view.user.click(view.panel.getByRole('button', { name: 'door の図' }));
    expect([expandedStates(), view.panel.queryByRole('alert')]).toEqual([['false', 'false'], null]);
  });
});

/** The order of the drawing does not matter. */
const inNameOrder = (marks: ReturnType<typeof marksIn>) => ({
  ...marks,
  taken: marks.taken.toSorted(),
  arrows: marks.arrows.toSorted((one, other) => (other ?? '').localeCompare(one ?? '')),
});

/** The box of a state in the drawing. */
function boxOf({ root }: PanelView, path: string) {
  const box = root.querySelector(`[data-state="${path}"] rect`);
  const length = (name: string) => Number(box?.getAttribute(name));
  return { x: length('x'), y: length('y'), width: length('width'), height: length('height') };
}
