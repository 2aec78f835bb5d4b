// @vitest-environment jsdom
// transactions use an XMLHttpRequest, which Node has not
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { getFirestore, initializeFirestore } from 'firebase/firestore';
import { setupServer } from 'msw/node';
import { afterEach, expect, test } from 'vitest';
import { createFakeFirebase } from '#mocks/firebase/fake-firebase';
import { allowConsole } from '../console';
import { playScenario } from './scenario';

/** Of the package google-cloud-cli-firestore-emulator; where it is not installed the comparison is skipped. */
const JAR =
  process.env.FIRESTORE_EMULATOR_JAR ??
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const PROJECT = 'demo-console';

afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

test('documents, queries, offline spells and transactions on the fake', async () => {
  expect(await onFake()).toMatchInlineSnapshot(`
    [
      "["document",false,null,false]",
      "["document",true,{"badge":3,"chatAdminUnread":2,"half":1.5,"is":true,"list":["a"],"map":{"x":1,"y":null},"name":"渋谷😀"},false]",
      "["document",true,{"badge":4,"chatAdminUnread":2,"half":1.5,"is":true,"list":["a","b"],"map":{"x":2,"y":null},"name":"渋谷😀"},false]",
      "["document",true,{"badge":4,"chatAdminUnread":2,"half":1.5,"is":true,"list":["b"],"map":{"x":2},"name":"渋谷😀"},false]",
      "["document",true,{"badge":9,"chatAdminUnread":2,"half":1.5,"is":true,"list":["b"],"map":{"x":2},"name":"渋谷😀"},false]",
      "["query",[["added","u1",9]]]",
      "["query",[["added","u2",5]]]",
      "["query",[["added","u3",7]]]",
      "["query",[["removed","u2",5]]]",
      "["query",[["removed","u3",7]]]",
      "["offline"]",
      "["online"]",
      "["document",true,{"badge":20,"chatAdminUnread":2,"half":1.5,"is":true,"list":["b"],"map":{"x":2},"name":"渋谷😀"},false]",
      "["query",[["modified","u1",20]]]",
      "["offline"]",
      "["online"]",
      "["document",false,null,false]",
      "["query",[["removed","u1",20]]]",
      "["update of a missing document","not-found"]",
      "["document",true,{"badge":1},false]",
      "["all",["u1","u2"]]",
      "["missing",false]",
      "["after the transaction",{"badge":101}]",
    ]
  `);
});

// CI runs on shared machines, where Java's start alone can outlast the SDK's patience
test.skipIf(!existsSync(JAR) || process.env.CI)(
  'the fake tells what the emulator tells, event for event (skipped in CI and where its jar is not installed)',
  { retry: 1, timeout: 180_000 },
  async () => {
    allowConsole(/Could not reach Cloud Firestore backend/);
    const fake = await onFake();
    // one of its own, since others may test on this machine
    const host = `127.0.0.1:${await freePort()}`;
    const emulator = await startEmulator(host);
    try {
      expect(fake).toEqual(await onEmulator(host));
    } finally {
      await stopped(emulator);
    }
  },
);

async function onFake(): Promise<string[]> {
  allowConsole(/transport errored/);
  const fake = createFakeFirebase({ rules: () => true });
  const server = setupServer(...fake.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return playScenario((name) => storeOf(`fake ${name}`)).finally(() => server.close());
}

const onEmulator = (host: string) => playScenario((name) => storeOf(`emulator ${name}`, host));

function storeOf(name: string, host?: string) {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'demo-key' }, name);
  return { app, store: host ? initializeFirestore(app, { host, ssl: false }) : getFirestore(app) };
}

async function startEmulator(host: string): Promise<ChildProcess> {
  const [address = '', port = ''] = host.split(':');
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const java = spawn('java', ['-cp', JAR, main, `--host=${address}`, `--port=${port}`], { stdio: 'ignore' });
  const isUp = () =>
    fetch(`http://${host}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 60 && !(await isUp()); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const open = 'match /databases/{d}/documents { match /{x=**} { allow read, write: if true; } }';
  const content = `rules_version='2'; service cloud.firestore { ${open} }`;
  await fetch(`http://${host}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'rules', content }] } }),
  });
  return java;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A dying emulator would answer the next run. */
const stopped = (java: ChildProcess) =>
  new Promise<void>((resolve) => {
    java.once('exit', () => resolve());
    java.kill();
  });
