import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { comparedText } from '#domain/base/compared-text';
import type { Coordinates } from '#domain/places/city';
import { useIme } from '#kit/services/ime';
import type { GoogleMaps } from './google-maps';

interface PlaceSearchProps {
  maps: GoogleMaps;
  /** Results near this point come first. */
  near: Coordinates;
  onPick: (point: Coordinates, name: string) => void;
}

interface Found {
  id: string;
  name: string;
  address: string;
  at: Coordinates;
}

type State = 'asking' | 'failed' | readonly Found[] | null;

const MOST = 5;

/** Finds positions by name or address, on Enter or by the button; neither submits the form around it. */
export function PlaceSearch({ maps, near, onPick }: PlaceSearchProps) {
  const intl = useIntl();
  const id = useId();
  const [text, setText] = useState('');
  const [state, setState] = useState<State>(null);
  const latest = useRef(0);
  const ime = useIme();

  function search() {
    const query = comparedText(text);
    latest.current += 1;
    const own = latest.current;
    const show = (next: State) => own === latest.current && setState(next);
    if (query === '') {
      setState(null);
      return;
    }
    setState('asking');
    find(maps, query, near, intl.locale).then(show, () => show('failed'));
  }
  return (
    <div className="place-search">
      <label htmlFor={id} className="visually-hidden">
        <FormattedMessage id="map.search" />
      </label>
      <div className="place-search-line">
        <input
          id={id}
          type="search"
          className="input"
          value={text}
          placeholder={intl.formatMessage({ id: 'map.search' })}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value === '') setState(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (ime.isEnter(event)) search();
          }}
          {...ime.handlers}
        />
        <button type="button" className="button" onClick={search}>
          <span className={state === 'asking' ? 'spinner' : 'pi pi-search'} aria-hidden="true" />
          <FormattedMessage id="map.find" />
        </button>
      </div>
      <div role="status">
        {state === 'failed' ? (
          <p className="quiet">
            <FormattedMessage id="map.searchFailed" />
          </p>
        ) : null}
        {Array.isArray(state) && state.length === 0 ? (
          <p className="quiet">
            <FormattedMessage id="map.notFound" />
          </p>
        ) : null}
      </div>
      {Array.isArray(state) && state.length > 0 ? (
        <ul className="places-found" aria-label={intl.formatMessage({ id: 'map.found' })}>
          {state.map((place: Found) => (
            <li key={place.id}>
              <button
                type="button"
                onClick={() => {
                  onPick(place.at, place.name);
                  setState(null);
                }}
              >
                <b>{place.name}</b> <span className="quiet">{place.address}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

async function find(
  { Place }: GoogleMaps,
  textQuery: string,
  locationBias: Coordinates,
  language: string,
): Promise<readonly Found[]> {
  const { places } = await Place.searchByText({
    textQuery,
    fields: ['displayName', 'formattedAddress', 'location'],
    language,
    region: 'jp',
    maxResultCount: MOST,
    locationBias,
  });
  return places.flatMap(({ id, displayName, formattedAddress, location }) =>
    location
      ? [{ id, name: displayName ?? textQuery, address: formattedAddress ?? '', at: location.toJSON() }]
      : [],
  );
}
