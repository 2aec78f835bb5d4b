import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** What the console uses of Google's maps. */
export interface GoogleMaps extends Pick<google.maps.MapsLibrary, 'Map' | 'Circle'> {
  Marker: google.maps.MarkerLibrary['Marker'];
  Place: google.maps.PlacesLibrary['Place'];
}

let isSet = false;

/** One script for as long as the page lives, asked for when the first map stands (R-UI-19). It may be asked for again. */
export async function loadGoogleMaps(key: string, language: string): Promise<GoogleMaps> {
  // the loader takes its options once, so the map keeps the language of its first moment
  if (!isSet) setOptions({ key, language, region: 'JP', libraries: ['places'], v: 'quarterly' });
  isSet = true;
  const [maps, { Marker }, { Place }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
    importLibrary('places'),
  ]);
  // the newer marker wants a map id beside the key, which a deployment need not have
  return { Map: maps.Map, Circle: maps.Circle, Marker, Place };
}
