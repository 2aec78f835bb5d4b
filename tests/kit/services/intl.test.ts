import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { createIntlStore, type Messages, type MessagesPart } from '#kit/services/intl';
import type { Language } from '#kit/services/language';
import { emptyBrowser } from '../../browser';

/** Parts of the texts whose loading the test completes. */
function heldLoads() {
  emptyBrowser();
  const requests: { key: string; finishLoad: () => void; fail: () => void }[] = [];
  const loadPart = (language: Language, part: MessagesPart) =>
    new Promise<Messages>((resolve, reject) => {
      const key = `${language}/${part}`;
      requests.push({
        key,
        // react-intl has types of its own, of the same shape.
        finishLoad: () => resolve({ [part]: parse(key) as unknown as Messages[string] }),
        fail: () => reject(new Error(`${key} is lost`)),
      });
    });
  const nextRequest = async (key: string) => {
    await expect.poll(() => requests.map((one) => one.key)).toContain(key);
    return requests.splice(
      requests.findIndex((one) => one.key === key),
      1,
    )[0] as (typeof requests)[number];
  };
  return { loadPart, finishLoad: async (key: string) => (await nextRequest(key)).finishLoad(), nextRequest };
}

async function startStore() {
  const { loadPart, finishLoad, nextRequest } = heldLoads();
  const making = createIntlStore('ja', loadPart);
  await finishLoad('ja/start');
  const store = await making;
  const shownTexts = () =>
    ['start', 'rest']
      .filter((id) => id in store.intl().messages)
      .map((id) => store.intl().formatMessage({ id }));
  return { store, shownTexts, finishLoad, nextRequest };
}

test('a needed part is loaded, and an intl object that a component holds is not changed', async () => {
  const { store, shownTexts, finishLoad } = await startStore();
  const heldIntl = { start: store.intl(), messages: { ...store.intl().messages } };
  const needing = store.need('rest');
  await finishLoad('ja/rest');
  await needing;
  expect(shownTexts()).toEqual(['ja/start', 'ja/rest']);
  expect(heldIntl.start.messages).toEqual(heldIntl.messages);
  expect(Object.keys(store.intl().messages)).toEqual(['start', 'rest']);
});

test('a part that loads during a change of language is loaded in the new language', async () => {
  const { store, shownTexts, finishLoad } = await startStore();
  const needing = store.need('rest');
  const switched = store.switchTo('en');
  await finishLoad('en/start');
  await switched;
  await finishLoad('ja/rest');
  await finishLoad('en/rest');
  await needing;
  expect([store.language(), shownTexts()]).toEqual(['en', ['en/start', 'en/rest']]);
});

test('a part loaded while the new language loads is not lost', async () => {
  const { store, shownTexts, finishLoad } = await startStore();
  const switched = store.switchTo('en');
  const needing = store.need('rest');
  await finishLoad('ja/rest');
  await needing;
  await finishLoad('en/start');
  await finishLoad('en/rest');
  await switched;
  expect(shownTexts()).toEqual(['en/start', 'en/rest']);
});

test('a language that fails to load keeps the old one, and a failed part can be loaded again', async () => {
  const { store, shownTexts, finishLoad, nextRequest } = await startStore();
  const switched = store.switchTo('en');
  (await nextRequest('en/start')).fail();
  await expect(switched).rejects.toThrow('en/start is lost');
  const failing = store.need('rest');
  (await nextRequest('ja/rest')).fail();
  await expect(failing).rejects.toThrow('ja/rest is lost');
  const needing = store.need('rest');
  await finishLoad('ja/rest');
  await needing;
  expect([store.language(), shownTexts()]).toEqual(['ja', ['ja/start', 'ja/rest']]);
});
