// node scripts/serve.mjs FOLDER PORT [BASE]: a static host with the headers of deploy/nginx.conf,
// uncompressed
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIME_TYPES = /** @type {Record<string, string>} */ ({
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
});

/**
 * Answers requests with the files of a folder under `base`; addresses of the console get index.html (history fallback),
 * which `changePage` may change.
 * @param {{ folder: string, base?: string, changePage?: (html: string) => string }} options
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function serveFile({ folder, base = '/', changePage }) {
  const rootFolder = resolve(folder);
  return (request, response) => {
    const file = fileOf(rootFolder, base, request.url ?? '/');
    if (file) {
      response.writeHead(200, headersOf(file));
      if (changePage && extname(file) === '.html') response.end(changePage(readFileSync(file, 'utf8')));
      else createReadStream(file).pipe(response);
    } else {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    }
  };
}

/**
 * Serves a folder under `base`.
 * @param {{ folder: string, port: number, base?: string }} options
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serve({ folder, port, base = '/' }) {
  const server = createServer(serveFile({ folder, base }));
  return new Promise((resolveHost, rejectHost) => {
    server.on('error', rejectHost);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const actualPort = typeof address === 'object' && address ? address.port : port;
      resolveHost({ url: `http://localhost:${actualPort}${base}`, close: () => void server.close() });
    });
  });
}

/**
 * Headers that the page's own policy (deploy/configure.mjs) cannot contain, and the cache lifetime. @param
 * {string} file
 */
function headersOf(file) {
  const type = extname(file);
  return {
    'content-type': MIME_TYPES[type] ?? 'application/octet-stream',
    'cache-control': HASHED_ASSET.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    // only for pages: the console shows documents of its own host in a frame
    ...(type === '.html' ? PAGE_HEADERS : {}),
  };
}

/** `assets/name-HASH.js`: the hash changes with the content. */
const HASHED_ASSET = /[\\/]assets[\\/][^\\/]+-[\w-]{7}\.\w+$/;
const PAGE_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** @param {string} root @param {string} base @param {string} url */
function fileOf(root, base, url) {
  const path = pathOf(url);
  // source maps are for whoever reads the stacks, and are never served
  if (!`${path}/`.startsWith(base) || extname(path) === '.map') return null;
  const file = join(root, normalize(`/${path.slice(base.length)}`));
  if (file.startsWith(root) && existsSync(file) && statSync(file).isFile()) return file;
  // a missing script must not get a page as its response
  return extname(file) in MIME_TYPES ? null : join(root, 'index.html');
}

/** A path with invalid escapes matches no file, and the console shows its not-found page. */
function pathOf(/** @type {string} */ url) {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, port = '4173', base] = process.argv.slice(2);
  if (!folder || !existsSync(join(folder, 'index.html'))) {
    console.error(
      'usage: node scripts/serve.mjs FOLDER PORT [BASE] — FOLDER holds no index.html; build it first',
    );
    process.exit(1);
  }
  const { url } = await serve({ folder, port: Number(port), ...(base ? { base } : {}) });
  console.log(`${folder} on ${url}`);
}
