import { afterEach, expect, test, vi } from 'vitest';
import { keepInMenu } from '#mocks/harness/tours/keep-in-menu';

let stopKeeping = () => {};

afterEach(() => {
  stopKeeping();
  document.body.replaceChildren();
});

test('the way back stands above the city’s name while the menu is open, and on a page without a menu [A-307]', async () => {
  const host = document.createElement('div');
  const placeOf = () => [host.parentElement?.className, host.hidden, host.dataset.place];
  document.body.append(host);
  stopKeeping = keepInMenu(host);
  expect(placeOf()).toEqual(['', false, 'page']);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = '<div class="shell"></div>';
  await vi.waitFor(() => expect(placeOf()).toEqual(['', true, 'page']));
  const shell = root.firstElementChild as HTMLElement;
  shell.innerHTML = '<aside class="sidebar"><a class="sidebar-city"></a></aside>';
  await vi.waitFor(() => expect(placeOf()).toEqual(['sidebar', false, 'menu']));
  expect(host.nextElementSibling?.className).toBe('sidebar-city');
  shell.replaceChildren();
  await vi.waitFor(() => expect(placeOf()).toEqual(['', true, 'page']));
});

test('what must be seen stays over the page while the menu is closed', async () => {
  const host = document.createElement('div');
  document.body.innerHTML = '<div class="shell"></div>';
  document.body.append(host);
  stopKeeping = keepInMenu(host, 'shown');
  expect([host.hidden, host.dataset.place]).toEqual([false, 'page']);
});
