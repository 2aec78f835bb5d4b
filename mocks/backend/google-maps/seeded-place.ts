import { LatLng, type PlainPoint, plainPoint } from './lat-lng';
import { type PlaceOnMap, SEEDED_PLACES } from './seeded-places';

interface SearchByText {
  textQuery: string;
  locationBias?: LatLng | PlainPoint;
  maxResultCount?: number;
}

/** `google.maps.places.Place`: the demo's places, searched by name or address, nearest first. */
export class SeededPlace {
  readonly id: string;
  readonly displayName: string;
  readonly formattedAddress: string;
  readonly location: LatLng;

  constructor({ id, name, address, at }: PlaceOnMap) {
    this.id = id;
    this.displayName = name;
    this.formattedAddress = address;
    this.location = new LatLng(at);
  }

  static searchByText({ textQuery, locationBias, maxResultCount = 20 }: SearchByText) {
    const terms = textQuery.trim().split(/\s+/).map(folded);
    const near = locationBias ? plainPoint(locationBias) : null;
    const found = SEEDED_PLACES.filter(({ name, address }) =>
      terms.every((word) => folded(`${address} ${name}`).includes(word)),
    );
    const byDistance = near
      ? found.toSorted((one, other) => distance(one.at, near) - distance(other.at, near))
      : found;
    return Promise.resolve({
      places: byDistance.slice(0, maxResultCount).map((one) => new SeededPlace(one)),
    });
  }
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

const distance = (one: PlainPoint, other: PlainPoint) => Math.hypot(one.lat - other.lat, one.lng - other.lng);
