import type { Coordinates } from '#domain/places/city';
import type { Pin } from './pin-clusters';

export interface PinsMapProps {
  /** The accessible name of the map. */
  label: string;
  /** The centre while there is no pin. */
  centre: Coordinates;
  pins: readonly Pin[];
  onOpen: (id: number) => void;
}
