// @vitest-environment jsdom
// Transactions use an XMLHttpRequest, which Node does not have.
import { deleteApp, getApps, initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore';
import { setupServer } from 'msw/node';
import { afterEach, expect, test } from 'vitest';
import { createFakeFirebase } from '#mocks/backend/firebase/fake-firebase';
import { allowConsole } from '../console';
import { playScenario } from './scenario';

const PROJECT = 'demo-console';

afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

// Not compared with Google's emulator, which needs Java and a package that no run of these tests has.
test('documents, queries, offline times and transactions work on the fake Firestore', async () => {
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

async function onFake(): Promise<string[]> {
  allowConsole(/transport errored/);
  const fake = createFakeFirebase({ rules: () => true });
  const server = setupServer(...fake.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return playScenario((name) => storeOf(`fake ${name}`)).finally(() => server.close());
}

function storeOf(name: string) {
  return getFirestore(initializeApp({ projectId: PROJECT, apiKey: 'demo-key' }, name));
}
