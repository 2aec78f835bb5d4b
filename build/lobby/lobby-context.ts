import type { City } from '#domain/places/city';
import { en } from './texts-en';
import { ja, type LobbyTexts } from './texts-ja';

export const LOBBY_LANGUAGES = ['ja', 'en'] as const;
export type LobbyLanguage = (typeof LOBBY_LANGUAGES)[number];

export const LOBBY_TEXTS: Readonly<Record<LobbyLanguage, LobbyTexts>> = { ja, en };

/** What the page is rendered with. */
export interface LobbyContext {
  /** The language of the lobby, and of the console that its links open. */
  language: LobbyLanguage;
  texts: LobbyTexts;
  base: string;
  /** The texts of the console by message id. */
  messages: Readonly<Record<string, string>>;
}

export const placeName = ({ texts }: LobbyContext, { name, name_ja }: City): string =>
  texts.places[name] ?? name_ja;

/** The fragment of a place: its part of the page is the target of the address. */
export const fragmentOf = (slug: string): string => `lobby-${slug}`;
