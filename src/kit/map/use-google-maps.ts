import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import type { GoogleMaps } from './google-maps';
import type { MapView } from './MapView';

export type MapState =
  | { is: 'without key' }
  | { is: 'loading' }
  | { is: 'failed'; retry: () => void }
  | { is: 'there'; maps: GoogleMaps; View: typeof MapView };

/** Loads Google's script and the console's map components when a map is needed. */
export function useGoogleMaps(): MapState {
  const { mapsKey } = useAppServices().settings;
  const { locale } = useIntl();
  const [state, setState] = useState<MapState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` loads again; another language loads no second script
  useEffect(
    function load() {
      if (mapsKey === '') return undefined;
      let isWanted = true;
      loadAll(mapsKey, locale).then(
        (there) => isWanted && setState({ is: 'there', ...there }),
        () => isWanted && setState({ is: 'failed', retry }),
      );
      return () => {
        isWanted = false;
      };
    },
    [mapsKey, attempt],
  );
  function retry() {
    setState({ is: 'loading' });
    setAttempt((before) => before + 1);
  }
  return mapsKey === '' ? { is: 'without key' } : state;
}

async function loadAll(key: string, language: string) {
  const [{ loadGoogleMaps }, { MapView: View }] = await Promise.all([
    import('./google-maps'),
    import('./MapView'),
  ]);
  return { maps: await loadGoogleMaps(key, language), View };
}
