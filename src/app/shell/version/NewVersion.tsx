import { type ComponentType, useEffect, useState } from 'react';
import { VERSION_PAUSE } from '#domain/base/limits';
import { useAppServices } from '#kit/context/app-services';
import { buildId } from '#kit/context/build-id';

/** Reports a newer version. The code loads a minute after the page, which is not outdated before. */
export function NewVersion() {
  const { clock } = useAppServices();
  const [VersionLine, setVersionLine] = useState<ComponentType | null>(null);
  useEffect(
    function loadLater() {
      // a failed load is tried again: the page goes on without the line
      const loadAfterPause = () =>
        clock.setTimeout(() => {
          import('./VersionLine').then(
            (module) => setVersionLine(() => module.default),
            () => {
              timer = loadAfterPause();
            },
          );
        }, VERSION_PAUSE);
      let timer = buildId() === null ? 0 : loadAfterPause();
      return () => clock.clearTimeout(timer);
    },
    [clock],
  );
  return VersionLine && <VersionLine />;
}
