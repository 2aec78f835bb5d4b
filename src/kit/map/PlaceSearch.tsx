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

interface FoundPlace {
  id: string;
  name: string;
  address: string;
  at: Coordinates;
}

type SearchState = 'asking' | 'failed' | readonly FoundPlace[] | null;

const MAX_PLACES = 5;

/** Finds positions by name or address, on Enter or by the button; neither submits the form around it. */
export function PlaceSearch({ maps, near, onPick }: PlaceSearchProps) {
  const intl = useIntl();
  const id = useId();
  const [text, setText] = useState('');
  const [searchState, setSearchState] = useState<SearchState>(null);
  const latestSearch = useRef(0);
  const ime = useIme();

  function searchPlaces() {
    const query = comparedText(text);
    latestSearch.current += 1;
    const ownSearch = latestSearch.current;
    const showIfLatest = (next: SearchState) => ownSearch === latestSearch.current && setSearchState(next);
    if (query === '') {
      setSearchState(null);
      return;
    }
    setSearchState('asking');
    findPlaces(maps, query, near, intl.locale).then(showIfLatest, () => showIfLatest('failed'));
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
            if (target.value === '') setSearchState(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (ime.isEnter(event)) searchPlaces();
          }}
          {...ime.handlers}
        />
        <button type="button" className="button" onClick={searchPlaces}>
          <span className={searchState === 'asking' ? 'spinner' : 'pi pi-search'} aria-hidden="true" />
          <FormattedMessage id="map.find" />
        </button>
      </div>
      <div role="status">
        {searchState === 'failed' ? (
          <p className="quiet">
            <FormattedMessage id="map.searchFailed" />
          </p>
        ) : null}
        {Array.isArray(searchState) && searchState.length === 0 ? (
          <p className="quiet">
            <FormattedMessage id="map.notFound" />
          </p>
        ) : null}
      </div>
      {Array.isArray(searchState) && searchState.length > 0 ? (
        <ul className="places-found" aria-label={intl.formatMessage({ id: 'map.found' })}>
          {searchState.map((place: FoundPlace) => (
            <li key={place.id}>
              <button
                type="button"
                onClick={() => {
                  onPick(place.at, place.name);
                  setSearchState(null);
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

async function findPlaces(
  { Place }: GoogleMaps,
  textQuery: string,
  locationBias: Coordinates,
  language: string,
): Promise<readonly FoundPlace[]> {
  const { places } = await Place.searchByText({
    textQuery,
    fields: ['displayName', 'formattedAddress', 'location'],
    language,
    region: 'jp',
    maxResultCount: MAX_PLACES,
    locationBias,
  });
  return places.flatMap(({ id, displayName, formattedAddress, location }) =>
    location
      ? [{ id, name: displayName ?? textQuery, address: formattedAddress ?? '', at: location.toJSON() }]
      : [],
  );
}
