import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SERVER = 'deploy/nginx.conf';

interface Nginx {
  /** `http://localhost:41234` */
  origin: string;
  close(): void;
}

/** Starts nginx with deploy/nginx.conf, of which three lines are replaced: port, folder and the backend's port. */
export async function startNginx(folder: string, port: number, backendPort: number): Promise<Nginx> {
  if (!existsSync(`${folder}/index.html`)) throw new Error(`no ${folder}: npm run build`);
  const prefix = mkdtempSync(join(tmpdir(), 'machi-nginx-'));
  const yours: readonly [string, string][] = [
    ['server 127.0.0.1:8000;', `server 127.0.0.1:${backendPort};`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv/machi-console;', `root ${resolve(folder)};`],
  ];
  const server = yours.reduce(
    (text, [line, own]) => {
      if (!text.includes(line)) throw new Error(`${SERVER} has no line ${line}`);
      return text.replace(line, own);
    },
    readFileSync(SERVER, 'utf8'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  writeFileSync(
    join(prefix, 'nginx.conf'),
    // a worker of another user may not read a folder of root
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid nginx.pid; error_log stderr warn; events {}
     http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${server} }`,
  );
  const child = spawn('nginx', ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const ended = new Promise<never>((_, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => fail(new Error(`nginx has ended with ${code}`)));
  });
  await Promise.race([waitUntilAnswering(origin), ended]);
  ended.catch(() => undefined);
  return {
    origin,
    close() {
      child.kill('SIGTERM');
      rmSync(prefix, { recursive: true, force: true });
    },
  };
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function waitUntilAnswering(origin: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const response = await fetch(origin).catch(() => null);
    if (response?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`nginx does not answer at ${origin}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
