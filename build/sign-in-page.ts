import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { DeploymentSettings } from '../src/app/deployment-settings.ts';
import { deploymentOf } from './deployment.ts';
import { localesOf, patternOf } from './first-files.ts';
import { inlineScript } from './inline-script.ts';
import { importRendered } from './rendered.ts';
import { type SignInPage, showSignIn } from './show-sign-in.ts';
import { signInAddress } from './sign-in-address.ts';

/**
 * Writes the sign-in page into the built page, rendered once in each language, with its styles: it is painted
 * before any script or stylesheet is loaded. An inline script shows the one of the stored language, only to
 * users who must sign in.
 */
export function signInPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'machi:sign-in-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { root, base, mode } = config;
        const locales = localesOf(root);
        const { pages, openPaths } = await renderSignInPages(locales, deploymentOf(config).settings, config);
        const templates = pages.map(
          ([locale, markup]) => `<template id="sign-in-${locale}">${markup}</template>`,
        );
        const openAddresses: SignInPage = {
          // a /redirect/ address may lead to any page
          open: [...openPaths.map(patternOf), '^/redirect/'],
        };
        const address = mode === 'demo' ? `(${signInAddress.toString()})(document, location)` : 'location';
        const script = inlineScript(
          `(${showSignIn.toString()})(${JSON.stringify(openAddresses)}, document, ${address})`,
        );
        const templatesAndScript = [...templates, script].join('\n    ');
        return withOwnStyle(html, bundle ?? {}, base).replace(
          '</body>',
          () => `  ${templatesAndScript}\n  </body>`,
        );
      },
    },
  };
}

const STYLESHEET = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/** Inlines the page's stylesheets and removes their files, so that no chunk requests them. */
export function withOwnStyle(html: string, bundle: Rolldown.OutputBundle, base: string): string {
  const names = [...html.matchAll(STYLESHEET)].map(([, href = '']) => href.slice(base.length));
  const style = names.map((name) => stylesheetText(bundle, name)).join('');
  for (const file of Object.values(bundle)) {
    for (const name of names) if (file.type === 'chunk') file.viteMetadata?.importedCss.delete(name);
  }
  for (const name of names) delete bundle[name];
  return html.replace(STYLESHEET, '').replace('</head>', () => `  <style>${style}</style>\n  </head>`);
}

function stylesheetText(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`there is no stylesheet ${name}`);
  return String(file.source).trim();
}

interface RenderedSignIn {
  pages: [locale: string, markup: string][];
  openPaths: string[];
}

function renderSignInPages(
  locales: readonly string[],
  settings: DeploymentSettings,
  config: ResolvedConfig,
): Promise<RenderedSignIn> {
  const renderer = JSON.stringify(join(config.root, 'build/render-sign-in.tsx'));
  const source = `
import { openPaths as of, renderSignIn } from ${renderer};
export const openPaths = of();
export const pages = await Promise.all(
  ${JSON.stringify(locales)}.map(async (locale) => [locale, await renderSignIn(locale, ${JSON.stringify(settings)})]),
);`;
  return importRendered<RenderedSignIn>(source, config);
}
