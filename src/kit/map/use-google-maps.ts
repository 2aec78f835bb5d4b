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
  const [mapState, setMapState] = useState<MapState>({ is: 'loading' });
  const [loadAttempt, setLoadAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` loads again; another language loads no second script
  useEffect(
    function loadMaps() {
      if (mapsKey === '') return undefined;
      let isWanted = true;
      loadMapsAndView(mapsKey, locale).then(
        (loadedMaps) => isWanted && setMapState({ is: 'there', ...loadedMaps }),
        () => isWanted && setMapState({ is: 'failed', retry }),
      );
      return () => {
        isWanted = false;
      };
    },
    [mapsKey, loadAttempt],
  );
  function retry() {
    setMapState({ is: 'loading' });
    setLoadAttempt((before) => before + 1);
  }
  return mapsKey === '' ? { is: 'without key' } : mapState;
}

async function loadMapsAndView(key: string, language: string) {
  const [{ loadGoogleMaps }, { MapView: View }] = await Promise.all([
    import('./google-maps'),
    import('./MapView'),
  ]);
  return { maps: await loadGoogleMaps(key, language), View };
}
