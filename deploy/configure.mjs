// node configure.mjs, in the folder of a build: writes settings from the environment into the index.html beside
// it, with the policy that they need. docs/operating.md lists the settings.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {import('../src/app/deployment-settings.ts').DeploymentSettings} DeploymentSettings */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */
/**
 * What an environment says about a place.
 * @typedef {object} Deployment
 * @property {DeploymentSettings} settings
 * @property {readonly string[]} fileHosts sources of the policy; `'self'`: the console's own host alone
 */

const LANGUAGES = /** @type {const} */ (['ja', 'en', 'es', 'zh']);
const MOST_ROWS = 200;

/** Hosts of Google Maps, and of Firebase. */
const MAPS = 'https://*.googleapis.com https://*.gstatic.com';
const FIREBASE =
  'https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

/** A setting's check: what a value must be, or null where it is right. */
const CHECKS = /** @type {Record<string, (value: string) => string | null>} */ ({
  BASE_PATH: (value) =>
    /^\/([\w.~-]+\/)*$/.test(value) ? null : 'a path that begins and ends with a slash, such as /console/',
  API_BASE_URL: address,
  FILE_HOSTS: (value) =>
    value.split(/[\s,]+/).every((host) => sourceOf(host) !== null)
      ? null
      : 'hosts such as https://files.example, with blanks between them; or self; or https: for every host',
  DEFAULT_LOCALE: (value) =>
    LANGUAGES.some((language) => language === value) ? null : `one of ${LANGUAGES.join(', ')}`,
  CONTACT_URL: address,
  HELP_URL: address,
  NOTIFICATION_PAGE_SIZE: (value) =>
    /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MOST_ROWS
      ? null
      : `a whole number from 1 to ${MOST_ROWS}`,
  API_ORDERING: flag,
  API_HEADERS: flag,
  OPEN_DATA_URL: address,
  OPEN_DATA_KEY: key,
  FIREBASE_API_KEY: key,
  FIREBASE_PROJECT_ID: (value) =>
    /^[a-z0-9-]+$/.test(value) ? null : 'the name of a project, such as machi-console',
  FIREBASE_EMULATOR: (value) =>
    emulatorsOf(value) === null
      ? 'self, or http:// with the host and port of the emulator, or two of these: of Auth, a blank, of Firestore'
      : null,
  MAPS_KEY: key,
  ERROR_REPORT_URL: address,
  VITALS: flag,
});

/** The names of all settings. */
export const SETTINGS = Object.keys(CHECKS);

/**
 * Reads the settings of a place. An empty value counts as missing.
 * @param {Environment} environment
 * @returns {Deployment}
 * @throws {Error} with one sentence for each wrong value
 */
export function readDeployment(environment) {
  /** @param {string} name */
  const textOf = (name) => (environment[name] ?? '').trim();
  const problems = SETTINGS.flatMap((name) => {
    const value = textOf(name);
    const expected = value === '' ? null : CHECKS[name]?.(value);
    return expected ? [`${name} is ${JSON.stringify(value)}, but must be ${expected}.`] : [];
  });
  const [apiKey, projectId] = [textOf('FIREBASE_API_KEY'), textOf('FIREBASE_PROJECT_ID')];
  if ((apiKey === '') !== (projectId === ''))
    problems.push('FIREBASE_API_KEY and FIREBASE_PROJECT_ID must both be set, or neither.');
  const emulators = emulatorsOf(textOf('FIREBASE_EMULATOR'));
  if (emulators !== null && apiKey === '')
    problems.push('FIREBASE_EMULATOR needs FIREBASE_API_KEY and FIREBASE_PROJECT_ID, too.');
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const apiBaseUrl = (textOf('API_BASE_URL') || '/api-root').replace(/\/$/, '');
  const openDataUrl = textOf('OPEN_DATA_URL');
  const settings = /** @type {DeploymentSettings} */ ({
    basePath: textOf('BASE_PATH') || '/',
    apiBaseUrl,
    defaultLanguage: textOf('DEFAULT_LOCALE') || 'ja',
    contactUrl: textOf('CONTACT_URL') || 'https://example.com/contact',
    helpUrl: textOf('HELP_URL') || 'https://example.com/help',
    notificationPageSize: Number(textOf('NOTIFICATION_PAGE_SIZE') || 20),
    ordering: textOf('API_ORDERING') === '1',
    // CORS of another host must allow them
    extraHeaders: textOf('API_HEADERS') === '1' || originOf(apiBaseUrl) === null,
    ...(textOf('ERROR_REPORT_URL') && { errorReportUrl: textOf('ERROR_REPORT_URL') }),
    ...(textOf('VITALS') === '1' && { vitals: true }),
    ...(textOf('MAPS_KEY') && { mapsKey: textOf('MAPS_KEY') }),
    ...(apiKey && { firebase: { apiKey, projectId, ...(emulators && { emulators }) } }),
    ...(openDataUrl && { openData: { baseUrl: openDataUrl, key: textOf('OPEN_DATA_KEY') } }),
  });
  const fileHosts = textOf('FILE_HOSTS')
    .split(/[\s,]+/)
    .filter(Boolean);
  return { settings, fileHosts: fileHosts.map((host) => sourceOf(host) ?? host) };
}

/**
 * The page of a build for another place: the block of settings, the Content-Security-Policy, and the path
 * before the addresses of its own files and links.
 * @param {string} html
 * @param {Deployment} deployment
 */
export function configuredPage(html, deployment) {
  const { settings } = deployment;
  const ownAddress = new RegExp(`(<[^>]*\\s(?:href|src)=")${settingsIn(html).basePath ?? '/'}(?!/)`, 'g');
  const page = withSettings(html, settings).replace(ownAddress, (_, tag) => tag + settings.basePath);
  const policy = policyFor(deployment, hashesOf(page));
  return page.replace(POLICY, (_, before, after) => before + policy + after);
}

/** @param {string} html @returns {Partial<DeploymentSettings>} those of its block */
export const settingsIn = (html) => JSON.parse(BLOCK.exec(html)?.[2] ?? '{}');

/**
 * The page with its block of settings alone, as the dev server needs it.
 * @param {string} html
 * @param {Partial<DeploymentSettings>} settings
 */
export function withSettings(html, settings) {
  // a text in the block must not end the element
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html.replace(BLOCK, (_, before, _former, after) => before + json + after);
}

const BLOCK = /(<script type="application\/json" id="settings">)(.*?)(<\/script>)/s;
const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*(")/;

/**
 * The Content-Security-Policy. Where the hosts of the backend and its files are both unknown, files and
 * responses may come from any host over https: a backend behind a path of the console's own host does not
 * imply the host of its files.
 * @param {Deployment} deployment
 * @param {readonly string[]} [hashes] of the inline scripts
 */
export function policyFor({ settings, fileHosts }, hashes = []) {
  const { apiBaseUrl, openData, firebase, mapsKey, errorReportUrl } = settings;
  const api = originOf(apiBaseUrl);
  const emulators = firebase?.emulators;
  const isKnown = api !== null || fileHosts.length > 0;
  // images, videos and documents of the backend
  const stored = isKnown ? line(api, ...fileHosts.filter((host) => host !== SELF)) : 'https:';
  return [
    "default-src 'self'",
    line(
      "script-src 'self'",
      mapsKey && 'https://maps.googleapis.com https://maps.gstatic.com blob:',
      ...hashes,
    ),
    // PrimeReact creates <style> elements at run time; Google Maps has its own
    line("style-src 'self' 'unsafe-inline'", mapsKey && 'https://fonts.googleapis.com'),
    line("font-src 'self' data:", mapsKey && 'https://fonts.gstatic.com'),
    // blob: and data: are for previews
    line("img-src 'self' data: blob:", stored, isKnown && mapsKey && MAPS),
    line("media-src 'self' blob:", stored),
    // files are also fetched, to save them
    line(
      "connect-src 'self'",
      isKnown
        ? line(
            stored,
            openData && originOf(openData.baseUrl),
            firebase && !emulators && FIREBASE,
            mapsKey && MAPS,
          )
        : 'https:',
      ...new Set(Object.values(emulators ?? {}).map(originOf)),
      errorReportUrl && originOf(errorReportUrl),
      mapsKey && 'data: blob:',
    ),
    // PDF previews
    line("frame-src 'self' blob:", stored),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

const SELF = "'self'";

/** @param {(string | false | null | undefined)[]} parts */
const line = (...parts) => parts.filter(Boolean).join(' ');

/** @param {string} html */
const hashesOf = (html) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** @param {string} text an address, or a path of the console's own host: null */
function originOf(text) {
  return /^https?:/.test(text) ? new URL(text).origin : null;
}

/** A source of the policy for one of FILE_HOSTS, or null where it is none. @param {string} host */
function sourceOf(host) {
  if (host === 'https:') return host;
  if (host === 'self') return SELF;
  const [, scheme = '', any = '', rest = ''] = /^(https?:\/\/)(\*\.)?([\w.:/-]+)$/.exec(host) ?? [];
  if (!URL.canParse(scheme + rest)) return null;
  const { protocol, host: own } = new URL(scheme + rest);
  return `${protocol}//${any}${own}`;
}

/**
 * The origins in FIREBASE_EMULATOR, or null where they are none. The SDK calls an emulator of Firestore by plain HTTP.
 * @param {string} value
 */
function emulatorsOf(value) {
  const [auth, firestore = auth, ...others] = value
    .split(/\s+/)
    .map((text) =>
      text === 'self' ? '/' : /^http:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) ? text : '',
    );
  return auth && firestore && others.length === 0 ? { auth, firestore } : null;
}

/** @param {string} value */
function address(value) {
  // the host becomes part of the policy, whose own signs are `;` and `'`
  const isAddress = /^https?:\/\/[\w.:[\]-]+(\/[^\s"<>]*)?$/.test(value) && URL.canParse(value);
  return isAddress || /^\/([^/\s"<>][^\s"<>]*)?$/.test(value)
    ? null
    : 'an address that begins with https:// or http://, or a path that begins with a slash';
}

/** @param {string} value */
function flag(value) {
  return value === '0' || value === '1' ? null : '1 or 0';
}

/** @param {string} value */
function key(value) {
  return /^[\x21-\x7e]+$/.test(value) ? null : 'a key without blanks';
}

function main() {
  const page = fileURLToPath(new URL('index.html', import.meta.url));
  try {
    const deployment = readDeployment(process.env);
    const html = readFileSync(page, 'utf8');
    if (!BLOCK.test(html) || !POLICY.test(html)) throw new Error(`${page} is not the page of a build.`);
    const configured = configuredPage(html, deployment);
    if (configured !== html) {
      // the host may serve the page meanwhile
      writeFileSync(`${page}.new`, configured);
      renameSync(`${page}.new`, page);
    }
    console.log(reportOf(deployment));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nindex.html is unchanged.`);
    process.exitCode = 1;
  }
}

/** @param {Deployment} deployment */
function reportOf({ settings, fileHosts }) {
  const set = SETTINGS.filter((name) => process.env[name]?.trim());
  const forBuilds = SETTINGS.filter((name) => process.env[`VITE_${name}`] && !process.env[name]);
  return [
    ...set.map((name) => `${name}=${process.env[name]}`),
    ...(set.length === 0 ? ['No setting is in the environment: every one has its default.'] : []),
    ...forBuilds.map((name) => `VITE_${name} is not read here: its name is ${name}.`),
    ...(originOf(settings.apiBaseUrl) === null && fileHosts.length === 0
      ? [
          'FILE_HOSTS is not set, so the page may load from and send to every https host: name the hosts of the',
          'backend’s files, or set it to self.',
        ]
      : []),
  ].join('\n');
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
