import { createHash } from 'node:crypto';
import { loadEnv, type Plugin } from 'vite';

/**
 * Writes the Content-Security-Policy into the built page, so that any static host serves it.
 * The dev server is left without one: Vite and React refresh put inline scripts into its page.
 */
export function policy(): Plugin {
  let api = '';
  return {
    name: 'machi:policy',
    apply: 'build',
    configResolved({ mode, envDir }) {
      api = envDir ? originOf(loadEnv(mode, envDir, 'VITE_').VITE_API_BASE_URL) : '';
    },
    transformIndexHtml: {
      // what other plugins write into the page is known by its hash
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(api, hashesOf(html)) },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/**
 * `api`: the origin of a backend on plain http, which `https:` does not cover; empty for any other. `hashes`: of the
 * scripts that stand in the page itself.
 */
export const policyFor = (api: string, hashes: readonly string[] = []): string =>
  [
    "default-src 'self'",
    // Google Maps is the one script from elsewhere
    ["script-src 'self' https://maps.googleapis.com", ...hashes].join(' '),
    // PrimeReact writes its <style> elements at run time; Google Maps brings its own
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    "font-src 'self' data: https://fonts.gstatic.com",
    // pictures come from whatever host the backend names, and from the backend; blob: and data: are previews
    `img-src 'self' data: blob: https: ${api}`.trim(),
    `media-src 'self' blob: https: ${api}`.trim(),
    // the backend, open data, Firebase and Maps; a backend on plain http only when the build names it
    `connect-src 'self' https: ${api}`.trim(),
    // PDF previews
    `frame-src 'self' blob: https: ${api}`.trim(),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');

const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

export const originOf = (url: string | undefined) => (url?.startsWith('http:') ? new URL(url).origin : '');
