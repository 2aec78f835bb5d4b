import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { createIntlStore, type Messages, type MessagesPart } from '#kit/services/intl';
import type { Language } from '#kit/services/language';
import { emptyBrowser } from '../../browser';

/** Parts of the texts whose loading the test completes. */
function travelling() {
  emptyBrowser();
  const requests: { key: string; arrive: () => void; fail: () => void }[] = [];
  const load = (language: Language, part: MessagesPart) =>
    new Promise<Messages>((resolve, reject) => {
      const key = `${language}/${part}`;
      requests.push({
        key,
        // react-intl has types of its own, of the same shape.
        arrive: () => resolve({ [part]: parse(key) as unknown as Messages[string] }),
        fail: () => reject(new Error(`${key} is lost`)),
      });
    });
  const next = async (key: string) => {
    await expect.poll(() => requests.map((one) => one.key)).toContain(key);
    return requests.splice(
      requests.findIndex((one) => one.key === key),
      1,
    )[0] as (typeof requests)[number];
  };
  return { load, arrive: async (key: string) => (await next(key)).arrive(), next };
}

async function begun() {
  const { load, arrive, next } = travelling();
  const making = createIntlStore('ja', load);
  await arrive('ja/start');
  const store = await making;
  const shownTexts = () =>
    ['start', 'rest']
      .filter((id) => id in store.intl().messages)
      .map((id) => store.intl().formatMessage({ id }));
  return { store, shownTexts, arrive, next };
}

test('a needed part is loaded, and an intl object that a component holds is not changed', async () => {
  const { store, shownTexts, arrive } = await begun();
  const before = { start: store.intl(), messages: { ...store.intl().messages } };
  const needed = store.need('rest');
  await arrive('ja/rest');
  await needed;
  expect(shownTexts()).toEqual(['ja/start', 'ja/rest']);
  expect(before.start.messages).toEqual(before.messages);
  expect(Object.keys(store.intl().messages)).toEqual(['start', 'rest']);
});

test('a part that loads during a change of language is loaded in the new language', async () => {
  const { store, shownTexts, arrive } = await begun();
  const needed = store.need('rest');
  const switched = store.switchTo('en');
  await arrive('en/start');
  await switched;
  await arrive('ja/rest');
  await arrive('en/rest');
  await needed;
  expect([store.language(), shownTexts()]).toEqual(['en', ['en/start', 'en/rest']]);
});

test('a part loaded while the new language loads is not lost', async () => {
  const { store, shownTexts, arrive } = await begun();
  const switched = store.switchTo('en');
  const needed = store.need('rest');
  await arrive('ja/rest');
  await needed;
  await arrive('en/start');
  await arrive('en/rest');
  await switched;
  expect(shownTexts()).toEqual(['en/start', 'en/rest']);
});

test('a language that fails to load keeps the old one, and a failed part can be loaded again', async () => {
  const { store, shownTexts, arrive, next } = await begun();
  const switched = store.switchTo('en');
  (await next('en/start')).fail();
  await expect(switched).rejects.toThrow('en/start is lost');
  const lost = store.need('rest');
  (await next('ja/rest')).fail();
  await expect(lost).rejects.toThrow('ja/rest is lost');
  const needed = store.need('rest');
  await arrive('ja/rest');
  await needed;
  expect([store.language(), shownTexts()]).toEqual(['ja', ['ja/start', 'ja/rest']]);
});
