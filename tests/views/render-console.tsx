import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { Root } from '#app/Root';
import { type Opened, openConsole, type Scenario, startApp } from '../open-console';

// Loads the lazy chunks before a test waits for them: a busy machine loads them slowly.
await import('#app/signed-in');
import.meta.glob('../../src/{views,kit}/**/*.tsx', { eager: true });

/** The page is unloaded with its session, so that nothing is sent while its parts are unmounted. */
const started = new Set<Opened['app']>();
afterEach(() => {
  for (const app of started) app.stop();
  started.clear();
});

/** Renders the whole console at a path; returns what tests need of it. */
export async function renderConsole(path: string, scenario: Scenario = {}) {
  const opened = await openConsole(path, scenario);
  started.add(opened.app);
  let { unmount } = render(<Root app={opened.app} />);
  return {
    ...opened,
    ...testTools(opened),
    unmount: () => unmount(),
    /** Renders the page again, with the same browser storage and the same backend. */
    async reload(): Promise<Opened['app']> {
      unmount();
      opened.app.stop();
      const app = await startApp(opened.clock, scenario);
      started.add(app);
      ({ unmount } = render(<Root app={app} />));
      return app;
    },
  };
}

function testTools({ backend, clock }: Opened) {
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    address: () => location.pathname + location.search,
    rows: () => within(screen.getByRole('table')).getAllByRole('row').slice(1),
    /** The calls so far, in the form `GET /akashi/notifications/?offset=0 200`. */
    calls: () => {
      return backend.log.entries().map(({ method, url, status }) => {
        const { pathname, search } = new URL(url);
        return `${method} ${pathname.replace('/api-root', '')}${search} ${status}`;
      });
    },
    /** Advances the clock, which is stopped otherwise. */
    pass: (ms: number) => act(() => clock.step(ms)),
  };
}
