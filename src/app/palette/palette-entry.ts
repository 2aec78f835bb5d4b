import type { City } from '#domain/places/city';
import type { Screen } from '#kit/context/screen';
import type { Keys } from './match';

/** A target of the palette. */
export type PaletteEntry = {
  id: string;
  title: string;
  /** The language of the title, where it differs from the page's. */
  lang?: string | undefined;
  /** At the end of its line: the menu group of a page, the page of a record, the kind of a preference. */
  group: string | null;
  icon: string;
} & (
  | { kind: 'page'; screen: Screen }
  | { kind: 'city'; city: City }
  /** A record, or the form of a new one. */
  | { kind: 'address'; address: string }
  | { kind: 'action'; act: () => void }
);

/** An entry that is found by its name here; the server finds records. */
export type NamedEntry = PaletteEntry & { keys: Keys };

export interface Section {
  /** Message id. */
  title: string;
  entries: readonly PaletteEntry[];
}
