import { expect, test } from 'vitest';
import { arrivalNames } from '../../build/arrival-names';
import { showArrival } from '../../build/show-arrival';

/** The text of a page that a link opens, and its language. */
function arrivalAt(hash: string, cookie = '') {
  const page = new DOMParser().parseFromString('<div id="root"></div>', 'text/html');
  Object.defineProperty(page, 'cookie', { value: cookie });
  showArrival(arrivalNames, page, { hash });
  return [page.querySelector('#root > main [role=status]')?.textContent, page.documentElement.lang];
}

test.each([
  ['#qa?role=Administrator&city=akashi', '', '明石市 · 管理者 として開いています…', 'ja'],
  ['#qa?role=owner_shop', '', '店舗オーナー として開いています…', 'ja'],
  ['#qa?role=staff_shop&city=kusatsu&lang=en', '', 'Opening as 草津市 · Shop staff…', 'en'],
  ['#qa?role=Operator&city=nowhere', 'size=mini; language=es', 'Opening as Operator…', 'en'],
])('%s with the cookie "%s" says who is signed in [R-WISH-09]', (hash, cookie, text, language) => {
  expect(arrivalAt(hash, cookie)).toEqual([text, language]);
});

test.each([
  '',
  '#section',
  '#qa?role=none&city=akashi',
  '#qa?city=akashi',
  '#qa?role=King',
  '#qa?role=toString',
])('the page of "%s" says nothing', (hash) => expect(arrivalAt(hash)).toEqual([undefined, '']));
