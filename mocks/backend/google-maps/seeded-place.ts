import { LatLng, type PlainPoint, plainPoint } from './lat-lng';
import { type PlaceOnMap, SEEDED_PLACES } from './seeded-places';

interface SearchByTextRequest {
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

  static searchByText({ textQuery, locationBias, maxResultCount = 20 }: SearchByTextRequest) {
    const terms = textQuery.trim().split(/\s+/).map(foldedText);
    const biasPoint = locationBias ? plainPoint(locationBias) : null;
    const matchingPlaces = SEEDED_PLACES.filter(({ name, address }) =>
      terms.every((word) => foldedText(`${address} ${name}`).includes(word)),
    );
    const byDistance = biasPoint
      ? matchingPlaces.toSorted((one, other) => distance(one.at, biasPoint) - distance(other.at, biasPoint))
      : matchingPlaces;
    return Promise.resolve({
      places: byDistance.slice(0, maxResultCount).map((place) => new SeededPlace(place)),
    });
  }
}

const foldedText = (text: string) => text.normalize('NFKC').toLowerCase();

const distance = (one: PlainPoint, other: PlainPoint) => Math.hypot(one.lat - other.lat, one.lng - other.lng);
