import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Root } from '#app/Root';
import { type Opened, openConsole, type Scenario, startApp } from '../open-console';

// what the console loads when it is wanted is there before a test waits for it: a busy machine takes its time
await import('#app/signed-in');
import.meta.glob('../../src/{views,kit}/**/*.tsx', { eager: true });

/** The whole console at an address, and what a test does with it. */
export async function renderConsole(path: string, scenario: Scenario = {}) {
  const opened = await openConsole(path, scenario);
  let { unmount } = render(<Root app={opened.app} />);
  return {
    ...opened,
    ...tools(opened),
    unmount: () => unmount(),
    /** The same browser, the same backend, the page made anew. */
    async reload() {
      unmount();
      opened.app.stop();
      const app = await startApp(opened.clock, scenario.config);
      ({ unmount } = render(<Root app={app} />));
    },
  };
}

function tools({ backend, clock }: Opened) {
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    address: () => location.pathname + location.search,
    rows: () => within(screen.getByRole('table')).getAllByRole('row').slice(1),
    /** The calls so far, as `GET /akashi/notifications/?offset=0 200`. */
    calls: () => {
      return backend.log.entries().map(({ method, url, status }) => {
        const { pathname, search } = new URL(url);
        return `${method} ${pathname.replace('/api-root', '')}${search} ${status}`;
      });
    },
    /** Time stands still but for this. */
    pass: (ms: number) => act(() => clock.step(ms)),
  };
}
