import { useEffect, useState } from 'react';
import { VERSION_PAUSE } from '#domain/base/limits';
import { useAppServices } from '#kit/context/app-services';
import { buildId } from '#kit/context/build-id';
import { lazyModule } from '#kit/context/lazy-module';

const line = lazyModule(() => import('./VersionLine'));

/** Reports a newer version. The code loads a minute after the page, which is not outdated before. */
export function NewVersion() {
  const { clock } = useAppServices();
  const [module, setModule] = useState(line.current);
  useEffect(
    function loadLater() {
      if (module !== null || buildId() === null) return undefined;
      let timer = 0;
      // a failed load is tried again: the page goes on without the line
      const wait = () => {
        timer = clock.setTimeout(() => void line.load().then(setModule, wait), VERSION_PAUSE);
      };
      wait();
      return () => clock.clearTimeout(timer);
    },
    [module, clock],
  );
  return module === null ? null : <module.default />;
}
