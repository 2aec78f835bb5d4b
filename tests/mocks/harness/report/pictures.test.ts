// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inflatedText } from '#mocks/harness/link/deflated-text';
import { createPictureLog } from '#mocks/harness/report/pictures/picture-log';
import { pictureOf } from '#mocks/harness/report/pictures/picture-of';
import { picturesOfSteps } from '#mocks/harness/report/pictures/pictures-of-steps';
import { readPicture } from '#mocks/harness/report/pictures/read-picture';

const { head, body } = document;
const elementIn = (selector: string) =>
  body.querySelector(selector) as HTMLInputElement & HTMLSelectElement & HTMLCanvasElement;

beforeEach(() => {
  document.documentElement.lang = 'ja';
  head.innerHTML =
    '<meta charset="utf-8"><title>予約</title><link rel="stylesheet" href="/assets/a.css"><style>p { color: red; }</style>';
});

afterEach(() => {
  head.innerHTML = '';
  body.innerHTML = '';
  localStorage.clear();
});

test('a picture has what is typed, chosen, drawn and scrolled, and no script, panel or password [R-WISH-10]', () => {
  body.innerHTML = [
    '<main><input id="text"><input id="hidden" type="password"><input id="box" type="checkbox">',
    '<textarea></textarea><select><option>全員</option><option>学校</option></select><canvas class="map"></canvas></main>',
    '<script>alert(1)</script><template>t</template><iframe></iframe><div data-harness>操作盤</div>',
  ].join('');
  elementIn('#text').value = '花火';
  elementIn('#hidden').value = 'machi2026';
  elementIn('#box').checked = true;
  elementIn('textarea').value = '本文';
  elementIn('select').selectedIndex = 1;
  elementIn('main').scrollTop = 320;
  elementIn('canvas').toDataURL = () => 'data:image/png;base64,AA==';
  expect(pictureOf(document)).toBe(
    [
      '<html lang="ja" data-picture-size="1024 768">',
      '<head><link rel="stylesheet" href="/assets/a.css"></head>',
      '<body><main data-picture-scroll="0 320"><input id="text" value="花火">',
      '<input id="hidden" type="password" value="•••"><input id="box" type="checkbox" value="on" checked="">',
      '<textarea>本文</textarea><select><option>全員</option><option selected="">学校</option></select>',
      '<img class="map" src="data:image/png;base64,AA=="></main></body></html>',
    ].join(''),
  );
});

test('a picture is read with the stylesheets of its build and of the page, and without what leaves its frame', () => {
  const foreignMarkup = [
    '<html lang="en" class="dark" data-picture-size="390 844"><head>',
    '<link rel="stylesheet" href="/assets/old.css"><link rel="stylesheet" href="https://evil.example/x.css">',
    '<meta http-equiv="refresh" content="0"><base href="https://evil.example/"></head>',
    '<body><p>本文</p><script>alert(1)</script><iframe></iframe><object></object><style>p { top: 0; }</style></body></html>',
  ].join('');
  expect(readPicture(foreignMarkup, document)).toEqual({
    width: 390,
    height: 844,
    srcdoc: [
      '<!doctype html><html lang="en" class="dark" data-picture-size="390 844"><head>',
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; form-action 'none'; base-uri 'none'">`,
      '<link rel="stylesheet" href="http://localhost:3000/assets/old.css">',
      '<link rel="stylesheet" href="http://localhost:3000/assets/a.css"><style>p { color: red; }</style></head>',
      '<body><p>本文</p></body></html>',
    ].join(''),
  });
});

test('no element of a picture opens another document', () => {
  const markup = '<html><frameset><frame src="https://evil.example/"></frameset></html>';
  const nested =
    '<html><body><frame src="https://evil.example/"><embed src="x"><applet></applet></body></html>';
  for (const foreignMarkup of [markup, nested])
    expect(readPicture(foreignMarkup, document).srcdoc).not.toMatch(/<frame|<embed|<applet|evil/);
});

/** Pictures in memory. */
function memoryStore() {
  const keptPictures = new Map<string, string>();
  return {
    keptPictures,
    keepPicture(markup: string) {
      keptPictures.set(`1/${keptPictures.size + 1}`, markup);
      return `1/${keptPictures.size}`;
    },
    picture: (id: string) => Promise.resolve(keptPictures.get(id) ?? null),
  };
}

test('no picture is taken until the browser’s panel was opened', async () => {
  body.innerHTML = '<p>本文</p>';
  const pictureStore = memoryStore();
  const pictures = createPictureLog(pictureStore, localStorage, document);
  expect([pictures.take(), pictureStore.keptPictures.size]).toEqual([null, 0]);
  pictures.want();
  const id = createPictureLog(pictureStore, localStorage, document).take();
  expect([id, await pictures.read('1/1'), await pictures.read('1/2')]).toEqual([
    '1/1',
    pictureOf(document),
    null,
  ]);
});

test('a report has the last 30 pictures of its steps, without those that were dropped', async () => {
  const pictureStore = memoryStore();
  const steps = Array.from({ length: 33 }, (_, number) => ({
    picture: pictureStore.keepPicture(`<p>${number}</p>`),
  }));
  pictureStore.keptPictures.delete('1/33');
  const pictures = await picturesOfSteps(
    [...steps, { picture: null }],
    createPictureLog(pictureStore, localStorage, document),
  );
  expect(Object.keys(pictures)).toEqual(steps.slice(3, 32).map(({ picture }) => picture));
  expect(await inflatedText(pictures['1/4'] ?? '')).toBe('<p>3</p>');
});
