import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { roofsOf } from '#kit/chart/TownDrawing';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { Lobby } from './Lobby';
import { LOBBY_LANGUAGES, LOBBY_TEXTS, type LobbyLanguage } from './lobby-context';
import { MapGround } from './map/Ground';

export interface RenderedLobby {
  /** The drawings that the pages of all languages use. */
  drawings: string;
  pages: Readonly<Record<LobbyLanguage, string>>;
  /** The titles of the window. */
  titles: Readonly<Record<LobbyLanguage, string>>;
}

export function renderLobby(root: string, base: string): RenderedLobby {
  const pages = LOBBY_LANGUAGES.map((language): [LobbyLanguage, string] => {
    const messages = JSON.parse(readFileSync(join(root, `locales/${language}.json`), 'utf8')) as Record<
      string,
      string
    >;
    return [
      language,
      renderToStaticMarkup(<Lobby context={{ language, texts: LOBBY_TEXTS[language], base, messages }} />),
    ];
  });
  return {
    drawings: renderToStaticMarkup(<SharedDrawings />),
    pages: Object.fromEntries(pages) as Record<LobbyLanguage, string>,
    titles: { ja: LOBBY_TEXTS.ja.documentTitle, en: LOBBY_TEXTS.en.documentTitle },
  };
}

const SharedDrawings = () => (
  <svg className="lobby-drawings" aria-hidden="true">
    {['machi', ...CITIES.map(({ name }) => name)].map((slug) => (
      <path key={slug} id={`lobby-roofs-${slug}`} d={roofsOf(slug)} />
    ))}
    <MapGround />
  </svg>
);
