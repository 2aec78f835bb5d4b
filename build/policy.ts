import { createHash } from 'node:crypto';
import { loadEnv, type Plugin } from 'vite';

/**
 * Writes the Content-Security-Policy into the built page, so that any static host serves it. The dev server
 * has none: Vite and React refresh write inline scripts into its page.
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
      // after the other plugins: their inline scripts are allowed by hash
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

/** The other hosts of a build. */
export interface Hosts {
  /** Origin of the backend; missing where it is a path of the console's own host. */
  api?: string;
  /** Origins of the backend's files, where they differ from its own. */
  files?: readonly string[];
  /** Origin of the open-data service. */
  openData?: string;
  hasFirebase?: boolean;
  /** A key of Google Maps is configured; no other scripts of other hosts are allowed. */
  hasMaps?: boolean;
}

const MAPS = 'https://*.googleapis.com https://*.gstatic.com';
const FIREBASE =
  'https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

/**
 * `hashes`: of the inline scripts. Where the hosts of the backend and its files are both unknown, files and
 * responses may come from any host over https: a backend behind a path of the console's own host does not
 * imply the host of its files.
 */
export function policyFor(
  { api = '', files = [], openData = '', hasFirebase = false, hasMaps = false }: Hosts,
  hashes: readonly string[] = [],
): string {
  const isKnown = api !== '' || files.length > 0;
  // images, videos and documents of the backend
  const stored = isKnown ? line(api, ...files) : 'https:';
  return [
    "default-src 'self'",
    line(
      "script-src 'self'",
      hasMaps && 'https://maps.googleapis.com https://maps.gstatic.com blob:',
      ...hashes,
    ),
    // PrimeReact creates <style> elements at run time; Google Maps has its own
    line("style-src 'self' 'unsafe-inline'", hasMaps && 'https://fonts.googleapis.com'),
    line("font-src 'self' data:", hasMaps && 'https://fonts.gstatic.com'),
    // blob: and data: are for previews
    line("img-src 'self' data: blob:", stored, isKnown && hasMaps && MAPS),
    line("media-src 'self' blob:", stored),
    // files are also fetched, to save them
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

/** `VITE_FILE_HOSTS`: origins separated by blanks or commas; `https:` means every host. */
export function hostsOf(env: Readonly<Record<string, string | undefined>>, mode = 'production'): Hosts {
  const files = (env.VITE_FILE_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);
  return {
    api: originOf(env.VITE_API_BASE_URL),
    files: files.map((one) => (one === 'https:' ? one : originOf(one) || one)),
    openData: originOf(env.VITE_OPEN_DATA_URL),
    hasFirebase: Boolean(env.VITE_FIREBASE_API_KEY && env.VITE_FIREBASE_PROJECT_ID),
    // the demo has its own maps
    hasMaps: mode !== 'demo' && Boolean(env.VITE_MAPS_KEY),
  };
}
