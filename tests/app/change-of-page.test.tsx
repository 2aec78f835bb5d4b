import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { afterItsView } from '#app/page/use-after-its-view';
import type { LazyView, ViewModule } from '#kit/context/screen';
import { useModule } from '#kit/context/use-module';
import { createNavigation } from '#kit/services/navigation';
import { locationOf, parser } from './locations';

const MODULE: ViewModule = { default: () => null };

/** A view whose loading the test completes. */
function heldUpView() {
  let module: ViewModule | null = null;
  let resolve: (module: ViewModule) => void;
  const promise = new Promise<ViewModule>((made) => {
    resolve = made;
  });
  const view: LazyView = { current: () => module, load: () => promise };
  return {
    view,
    finishLoading: () =>
      act(async () => {
        module = MODULE;
        resolve(MODULE);
      }),
  };
}

test('a view is available as soon as it is loaded', async () => {
  const { view, finishLoading } = heldUpView();
  const { result } = renderHook(() => useModule(view));
  expect(result.current).toBeNull();
  await finishLoading();
  expect(result.current).toBe(MODULE);
});

test('a view loaded before its first use is available at once', async () => {
  const { view, finishLoading } = heldUpView();
  await finishLoading();
  expect(renderHook(() => useModule(view)).result.current).toBe(MODULE);
});

test('the old page stays until the view of the new one is loaded, and only the last navigation counts', async () => {
  history.replaceState(null, '', '/akashi/dashboard');
  const aroundNav = afterItsView(createNavigation('/', window), parser);
  const view = locationOf('/akashi/premium-stats').match?.screen.view;
  const navigate = vi.fn();
  // Other tests of this process may have loaded it.
  const currentSpy = vi.spyOn(view as LazyView, 'current').mockReturnValue(null);
  onTestFinished(() => currentSpy.mockRestore());
  aroundNav(navigate, '/akashi/shop-reviews');
  aroundNav(navigate, '/akashi/premium-stats?from=2026-01-01');
  expect(navigate).not.toHaveBeenCalled();
  await vi.waitFor(() =>
    expect(navigate.mock.calls).toEqual([['/akashi/premium-stats?from=2026-01-01', undefined]]),
  );
});
