import { readFile } from 'node:fs/promises';
import { getResponse } from 'msw';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import type { Backend } from '#mocks/backend/backend-types';
import { preflightResponse, withCors } from './cors';
import { notFound, ORIGIN } from './fetch-adapter';
import { FILES_PATH, type FileStore } from './file-store';
import { emulatorResponse } from './firebase-emulator';
import { type PageLanguage, pageLanguage } from './page-language';
import { changeSettings, SETTINGS_PATH } from './server-settings';
import { OPENAPI_PATH, SIGN_IN_PATH, statusPage } from './status-page';

/** The path of the calls: the default of `API_BASE_URL`, so that a console beside them needs no settings. */
export const API_PATH = '/api-root';

interface ResponderOptions {
  backend: Backend;
  files: FileStore;
  /** Whether the console is served here, too. */
  hasConsole: boolean;
  addresses: () => readonly string[];
}

/** Answers a request to ORIGIN: calls, uploads, the document, the first page, Firebase; null for anything else. */
export function createResponder({ backend, files, hasConsole, addresses }: ResponderOptions) {
  const handlers = backend.handlers(ORIGIN + API_PATH);
  return async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${API_PATH}/`)) {
      if (request.method === 'OPTIONS') return preflightResponse();
      const response = (await getResponse([...handlers], request)) ?? notFound();
      return withCors(await withFiles(response, files));
    }
    if (pathname.startsWith(FILES_PATH)) return fileResponse(await files.read(pathname));
    if (pathname === OPENAPI_PATH)
      return withCors(Response.json(JSON.parse(await readFile('docs/openapi.json', 'utf8'))));
    if (pathname === SIGN_IN_PATH && request.method === 'POST')
      return signInResponse(await request.formData(), backend);
    if (pathname === SETTINGS_PATH && request.method === 'POST') return settingsResponse(request);
    if (pathname === '/') return pageResponse(pageLanguage(request));
    return emulatorResponse(backend.firebase.handlers, request);
  };

  function pageResponse(language: PageLanguage, problem: string | null = null): Response {
    const options = { backend, addresses: addresses(), apiPath: API_PATH, hasConsole };
    return htmlResponse(statusPage({ ...options, language, problem }), problem === null ? 200 : 400);
  }

  async function settingsResponse(request: Request): Promise<Response> {
    if (!isFromOwnPage(request)) return Response.json({ message: 'Not of this origin.' }, { status: 403 });
    const language = pageLanguage(request);
    const problem = changeSettings(await request.formData(), backend, language);
    if (problem !== null) return pageResponse(language, problem);
    return new Response(null, { status: 303, headers: { location: `/?lang=${language}#settings` } });
  }
}

/** Browsers send the origin with every form: a page of another origin changes nothing. */
function isFromOwnPage({ headers }: Request): boolean {
  const origin = headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

/** Uploads in JSON become addresses of this server. */
async function withFiles(response: Response, files: FileStore): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('application/json')) return response;
  const text = await response.text();
  headers.delete('content-length');
  return new Response(await files.withAddresses(text), { status, headers });
}

const fileResponse = (file: Awaited<ReturnType<FileStore['read']>>): Response =>
  file
    ? withCors(
        new Response(file.bytes, {
          headers: { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' },
        }),
      )
    : notFound();

const htmlResponse = (html: string, status: number): Response =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Signs in as the console does after its own form: two cookies. The console then offers the cities. */
async function signInResponse(form: FormData, backend: Backend): Promise<Response> {
  const account = backend.accounts.find(({ username }) => username === form.get('username'));
  if (!account) return notFound();
  const { access_token, refresh_token } = await backend.signIn(account.username);
  const headers = new Headers({ location: '/login', 'cache-control': 'no-store' });
  headers.append('set-cookie', `${COOKIE_NAMES.accessToken}=${access_token}; Path=/; SameSite=Lax`);
  headers.append('set-cookie', `${COOKIE_NAMES.refreshToken}=${refresh_token}; Path=/; SameSite=Lax`);
  return new Response(null, { status: 303, headers });
}
