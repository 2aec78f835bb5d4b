import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { COOKIE_NAMES } from '../src/domain/session/cookie-names.ts';
import { deploymentOf } from './deployment.ts';
import { inlineScript } from './inline-script.ts';
import type { RenderedLobby } from './lobby/render-lobby.tsx';
import { importRendered } from './rendered.ts';
import { type LobbyPage, showLobby } from './show-lobby.ts';

/** What the page is made of, besides this folder; the dev server renders it again after a change there. */
const SOURCES = [
  'build/lobby/',
  'locales/',
  'mocks/backend/seed/',
  'mocks/harness/panel/parts/report/',
  'mocks/harness/tours/',
  'src/app/screens/',
  'src/domain/places/',
];

/**
 * Writes the lobby into the demo's page, rendered once in each of its languages, with its styles: it is painted before
 * any script file is loaded.
 */
export function lobbyPage(): Plugin {
  let config: ResolvedConfig;
  let renderedMarkup: Promise<string> | null = null;
  return {
    name: 'machi:lobby-page',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        renderedMarkup ??= markupOf(config);
        const markup = await renderedMarkup;
        // before the early sign-in page, which must not be shown with it
        return html.replace('</body>', () => `  ${markup}\n  </body>`);
      },
    },
    hotUpdate({ file }) {
      const isSource = SOURCES.some((path) => file.startsWith(normalizePath(join(config.root, path))));
      if (isSource) renderedMarkup = null;
    },
  };
}

interface LobbyModule {
  lobby: RenderedLobby;
}

async function markupOf(config: ResolvedConfig): Promise<string> {
  const { root, base } = config;
  const locale = deploymentOf(config).settings.defaultLanguage;
  const rootAndBase = [root, base].map((text) => JSON.stringify(text)).join(', ');
  const { lobby } = await importRendered<LobbyModule>(
    `import { renderLobby } from ${JSON.stringify(join(root, 'build/lobby/render-lobby.tsx'))};
export const lobby = renderLobby(${rootAndBase});`,
    config,
  );
  const style = minifiedCss(readFileSync(join(root, 'build/lobby/lobby.css'), 'utf8'));
  const languages = Object.keys(lobby.pages);
  const page: LobbyPage = {
    base,
    languages: languages.toSorted((one) => (one === locale ? -1 : 0)),
    titles: lobby.titles,
    cookies: Object.values(COOKIE_NAMES),
  };
  return [
    `<template id="lobby-drawings"><style>${style}</style>${lobby.drawings}</template>`,
    ...Object.entries(lobby.pages).map(
      ([language, markup]) => `<template id="lobby-${language}">${markup}</template>`,
    ),
    inlineScript(`window.machiLobby = (${showLobby.toString()})(${JSON.stringify(page)}, document, window)`),
  ].join('\n    ');
}

/** The stylesheet holds no text in quotes, so that blanks separate words only. */
const minifiedCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
