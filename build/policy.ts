import { createHash } from 'node:crypto';
import { loadEnv, type Plugin } from 'vite';

/**
 * Writes the Content-Security-Policy into the built page, so that any static host serves it.
 * The dev server is left without one: Vite and React refresh put inline scripts into its page.
 */
export function policy(): Plugin {
  let api = '';
  let hasMaps = false;
  return {
    name: 'machi:policy',
    apply: 'build',
    configResolved({ mode, envDir }) {
      const env = envDir ? loadEnv(mode, envDir, 'VITE_') : {};
      api = originOf(env.VITE_API_BASE_URL);
      // the demo has maps of its own
      hasMaps = mode !== 'demo' && Boolean(env.VITE_MAPS_KEY);
    },
    transformIndexHtml: {
      // what other plugins write into the page is known by its hash
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: {
            'http-equiv': 'Content-Security-Policy',
            content: policyFor(api, hashesOf(html), hasMaps),
          },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/**
 * `api`: the origin of a backend on plain http, which `https:` does not cover; empty for any other. `hashes`: of the
 * scripts that stand in the page itself. `hasMaps`: a key of Google Maps is configured, whose scripts are the only ones
 * from elsewhere.
 */
export const policyFor = (api: string, hashes: readonly string[] = [], hasMaps = false): string =>
  [
    "default-src 'self'",
    line(
      "script-src 'self'",
      hasMaps && 'https://maps.googleapis.com https://maps.gstatic.com blob:',
      ...hashes,
    ),
    // PrimeReact writes its <style> elements at run time; Google Maps brings its own
    line("style-src 'self' 'unsafe-inline'", hasMaps && 'https://fonts.googleapis.com'),
    line("font-src 'self' data:", hasMaps && 'https://fonts.gstatic.com'),
    // pictures come from whatever host the backend names, and from the backend; blob: and data: are previews
    line("img-src 'self' data: blob: https:", api),
    line("media-src 'self' blob: https:", api),
    // the backend, open data, Firebase and Maps; a backend on plain http only when the build names it
    line("connect-src 'self' https:", hasMaps && 'data: blob:', api),
    // PDF previews
    line("frame-src 'self' blob: https:", api),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');

const line = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ');

const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

export const originOf = (url: string | undefined) => (url?.startsWith('http:') ? new URL(url).origin : '');
