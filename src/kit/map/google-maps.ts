import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** The classes of Google Maps that the console uses. */
export interface GoogleMaps extends Pick<google.maps.MapsLibrary, 'Map' | 'Circle'> {
  Marker: google.maps.MarkerLibrary['Marker'];
  Place: google.maps.PlacesLibrary['Place'];
}

let areOptionsSet = false;

/** Loads one script per page, when its first map mounts (R-UI-19); a failed load can be retried. */
export async function loadGoogleMaps(key: string, language: string): Promise<GoogleMaps> {
  // the loader accepts its options once, so maps keep the language of the first load
  if (!areOptionsSet) setOptions({ key, language, region: 'JP', libraries: ['places'], v: 'quarterly' });
  areOptionsSet = true;
  const [maps, { Marker }, { Place }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
    importLibrary('places'),
  ]);
  // the newer marker needs a map id besides the key, which a deployment may not have
  return { Map: maps.Map, Circle: maps.Circle, Marker, Place };
}
