import { FormattedMessage } from 'react-intl';
import type { MapState } from './use-google-maps';

interface MapNoteProps {
  state: Exclude<MapState, { is: 'there' }>;
  /** Message ids: what the user can do without the map. */
  noKey: string;
  failed: string;
}

/** Why there is no map: it is loading, it failed to load, or the console has no key. */
export function MapNote({ state, noKey, failed }: MapNoteProps) {
  if (state.is === 'without key') {
    return (
      <p className="quiet">
        <FormattedMessage id={noKey} />
      </p>
    );
  }
  if (state.is === 'loading') {
    return (
      <p className="map-note" role="status">
        <FormattedMessage id="map.loading" />
      </p>
    );
  }
  return (
    <div className="map-note" role="alert">
      <p>
        <FormattedMessage id={failed} />
      </p>
      <button type="button" className="button" onClick={state.retry}>
        <FormattedMessage id="list.retry" />
      </button>
    </div>
  );
}
