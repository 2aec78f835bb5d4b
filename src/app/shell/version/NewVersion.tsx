import { useEffect, useState } from 'react';
import { VERSION_PAUSE } from '#domain/base/limits';
import { useAppServices } from '#kit/context/app-services';
import { buildId } from '#kit/context/build-id';
import { lazyModule } from '#kit/context/lazy-module';

const line = lazyModule(() => import('./VersionLine'));

/** Tells of a newer version. Its code is loaded when the page, which has just come, may be outdated. */
export function NewVersion() {
  const { clock } = useAppServices();
  const [module, setModule] = useState(line.current);
  useEffect(
    function loadLater() {
      if (module !== null || buildId() === null) return undefined;
      let timer = 0;
      // a page without the line goes on, and tries again
      const wait = () => {
        timer = clock.setTimeout(() => line.load().then(setModule, wait), VERSION_PAUSE);
      };
      wait();
      return () => clock.clearTimeout(timer);
    },
    [module, clock],
  );
  return module === null ? null : <module.default />;
}
