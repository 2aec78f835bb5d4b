import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { PASSWORD } from '#mocks/backend/seed/session/accounts';
import { printedBy } from './printed-address';

interface ServerProcess {
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Everything that it has printed. */
  output(): string;
  get(path: string): Promise<number>;
  post(path: string, body: object): Promise<{ status: number; body: string }>;
  signIn(): Promise<void>;
}

interface ProcessOptions {
  /** The longest file that the process may write, in KB: a full disk. */
  limitKB?: number;
  /** A failure as in the links of the demo. */
  fault?: string;
}

/** `npm run backend` in a process of its own. */
export async function startServerProcess(
  folder: string,
  { limitKB, fault }: ProcessOptions = {},
): Promise<ServerProcess> {
  const limit = limitKB === undefined ? '' : `ulimit -f ${limitKB}; `;
  const faultOption = fault === undefined ? '' : ` --fault '${fault}'`;
  const command = `${limit}exec node scripts/backend.mjs --port 0 --data '${folder}'${faultOption}`;
  const child = spawn('bash', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
  const { address: printedAddress, output } = printedBy(child);
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  onTestFinished(() => kill('SIGKILL'));
  const address = await printedAddress;
  let token = '';
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${address}api-root${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.text() };
  };
  return {
    kill,
    output,
    get: async (path) => (await fetch(`${address}api-root${path}`)).status,
    post,
    async signIn() {
      const { body } = await post('/signin/', { username: 'administrator', password: PASSWORD });
      token = JSON.parse(body).data.access_token;
    },
  };
}
