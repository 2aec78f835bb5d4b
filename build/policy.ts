import { createHash } from 'node:crypto';
import { loadEnv, type Plugin } from 'vite';

/**
 * Writes the Content-Security-Policy into the built page, so that any static host serves it.
 * The dev server is left without one: Vite and React refresh put inline scripts into its page.
 */
export function policy(): Plugin {
  let hosts: Hosts = {};
  return {
    name: 'machi:policy',
    apply: 'build',
    configResolved({ mode, envDir }) {
      const env = envDir ? loadEnv(mode, envDir, 'VITE_') : {};
      hosts = hostsOf(env, mode);
    },
    transformIndexHtml: {
      // what other plugins write into the page is known by its hash
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: {
            'http-equiv': 'Content-Security-Policy',
            content: policyFor(hosts, hashesOf(html)),
          },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/** What a build is told of other hosts. */
export interface Hosts {
  /** Origin of the backend; nothing where it is a path of the console's own host. */
  api?: string;
  /** Origins of files that the backend names by another host than its own. */
  files?: readonly string[];
  /** Origin of the open data. */
  openData?: string;
  hasFirebase?: boolean;
  /** A key of Google Maps is configured, whose scripts are the only ones from elsewhere. */
  hasMaps?: boolean;
}

const MAPS = 'https://*.googleapis.com https://*.gstatic.com';
const FIREBASE =
  'https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

/**
 * `hashes`: of the scripts that stand in the page itself. Where neither the backend's host nor those of files are named
 * files and answers may come from any host by https: a backend behind a path of the console's own host says nothing of
 * where its files are.
 */
export function policyFor(
  { api = '', files = [], openData = '', hasFirebase = false, hasMaps = false }: Hosts,
  hashes: readonly string[] = [],
): string {
  const isKnown = api !== '' || files.length > 0;
  // pictures, films and documents of the backend
  const stored = isKnown ? line(api, ...files) : 'https:';
  return [
    "default-src 'self'",
    line(
      "script-src 'self'",
      hasMaps && 'https://maps.googleapis.com https://maps.gstatic.com blob:',
      ...hashes,
    ),
    // PrimeReact writes its <style> elements at run time; Google Maps brings its own
    line("style-src 'self' 'unsafe-inline'", hasMaps && 'https://fonts.googleapis.com'),
    line("font-src 'self' data:", hasMaps && 'https://fonts.gstatic.com'),
    // blob: and data: are previews
    line("img-src 'self' data: blob:", stored, isKnown && hasMaps && MAPS),
    line("media-src 'self' blob:", stored),
    // files are fetched too, to be saved
    line(
      "connect-src 'self'",
      isKnown ? line(stored, openData, hasFirebase && FIREBASE, hasMaps && MAPS) : 'https:',
      hasMaps && 'data: blob:',
    ),
    // PDF previews
    line("frame-src 'self' blob:", stored),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

const line = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ');

const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const originOf = (url: string | undefined): string =>
  url && /^https?:/.test(url) ? new URL(url).origin : '';

/** `VITE_FILE_HOSTS`: origins with blanks or commas between them; `https:` alone is every host. */
export function hostsOf(env: Readonly<Record<string, string | undefined>>, mode = 'production'): Hosts {
  const files = (env.VITE_FILE_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);
  return {
    api: originOf(env.VITE_API_BASE_URL),
    files: files.map((one) => (one === 'https:' ? one : originOf(one) || one)),
    openData: originOf(env.VITE_OPEN_DATA_URL),
    hasFirebase: Boolean(env.VITE_FIREBASE_API_KEY && env.VITE_FIREBASE_PROJECT_ID),
    // the demo has maps of its own
    hasMaps: mode !== 'demo' && Boolean(env.VITE_MAPS_KEY),
  };
}
