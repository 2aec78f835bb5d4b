import { Coat } from '../Coat';
import { fragmentOf, type LobbyContext, placeName } from '../lobby-context';
import { cityOffers } from '../offers';
import { MAP_HEIGHT, MAP_PLACES, MAP_WIDTH } from './map-places';

/** The places as links: over the drawing of the map, or as a list where it has no room. */
export function LobbyMap({ context }: { context: LobbyContext }) {
  const { texts } = context;
  return (
    <nav className="lobby-map" aria-labelledby="lobby-choose-city">
      <h2 id="lobby-choose-city" className="visually-hidden">
        {texts.chooseCity}
      </h2>
      <svg className="lobby-drawing" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
        <use href="#lobby-ground" />
      </svg>
      <p className="lobby-frame-name kansai" aria-hidden="true">
        {texts.frames.kansai}
      </p>
      <p className="lobby-frame-name shonan" aria-hidden="true">
        {texts.frames.shonan}
      </p>
      <ul>
        {cityOffers().map(({ city }) => {
          const mapPlace = MAP_PLACES.find(({ slug }) => slug === city.name);
          if (!mapPlace) throw new Error(`${city.name} has no place on the map of the lobby`);
          const labelPosition = {
            x: (mapPlace.label.x / MAP_WIDTH) * 100,
            y: (mapPlace.label.y / MAP_HEIGHT) * 100,
          };
          return (
            <li
              key={city.name}
              style={{ left: `${labelPosition.x.toFixed(1)}%`, top: `${labelPosition.y.toFixed(1)}%` }}
            >
              <a href={`#${fragmentOf(city.name)}`}>
                <Coat slug={city.name} />
                <span>
                  {placeName(context, city)}
                  <small>{texts.regions[city.name]}</small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
