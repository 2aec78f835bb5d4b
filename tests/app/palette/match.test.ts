import { loadMessages } from 'virtual:messages';
import { expect, test } from 'vitest';
import { fold, normalizedText } from '#app/palette/fold';
import { keysOf, type Rank, ranked, rankOf, searchOf } from '#app/palette/match';
import { CITY_READINGS, READINGS } from '#app/palette/readings';
import { beatsOf, isSpelled, romajiOf } from '#app/palette/romaji';
import { onlyRedirects } from '#app/routing/guard';
import { screens } from '#app/screens/index';
import type { Language } from '#kit/services/language';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { expectNoEdits } from '../../edits';

test.each([
  ['ＱＲコード', 'qrこーど'],
  ['ﾌﾟｯｼｭ通知', 'ぷっしゅ通知'],
  ['パス・バウチャー', 'ぱすばうちゃー'],
  ['Página de INICIO', 'paginadeinicio'],
  ['Ōsaka', 'osaka'],
  ['ヴォイス', 'ゔぉいす'],
])('%s is normalized to %s', (text, normalized) => {
  expect(normalizedText(text)).toBe(normalized);
});

test.each([
  ['データ', 'でた'],
  ['チャット', 'ちやつと'],
  ['ユーザー一覧', 'ゆざ一覧'],
])('long marks and small kana are ignored: %s is %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['つうち', 'tsuuchi'],
  ['ぷっしゅつうち', 'pusshutsuuchi'],
  ['まっち', 'matchi'],
  ['しんぶん', 'shinbun'],
  ['ちいきじょうほう', 'chiikijouhou'],
  ['きゅーあーるこーど', 'kyuarukodo'],
  ['ぱーてぃー', 'pati'],
  ['ばうちゃー', 'baucha'],
  ['qrこーど', 'qrkodo'],
])('%s is %s in Hepburn romanization', (kana, letters) => {
  expect(romajiOf(kana)).toBe(letters);
});

test.each([
  ['し', ['shi', 'si', 's', 'sh']],
  ['ち', ['chi', 'ti']],
  ['つ', ['tsu', 'tu']],
  ['ふ', ['fu', 'hu']],
  ['じゃ', ['ja', 'zya', 'jya']],
  ['しゃ', ['sha', 'sya']],
  ['ちょ', ['cho', 'tyo']],
  ['づ', ['zu', 'du']],
  ['まっち', ['matchi', 'macchi', 'matti', 'mat', 'mac']],
  ['ぷっしゅ', ['pusshu', 'pussyu', 'pus']],
  ['てんぽ', ['tenpo', 'tempo', 'tennpo']],
  ['こうこく', ['koukoku', 'kokoku', 'kouko']],
  ['きゅうじん', ['kyuujin', 'kyuzin', 'kyujinn']],
  ['こーど', ['kodo', 'koodo']],
  // Two romanizations mixed in one word.
  ['しつ', ['shitu', 'sitsu']],
])('%s matches %j', (kana, spellings) => {
  const beats = beatsOf(kana);
  expect(spellings.filter((spelling) => !isSpelled(spelling, beats))).toEqual([]);
});

test('a text that is not a spelling of the reading does not match', () => {
  expect(['tsuuchix', 'xtsu', 'suuchi'].filter((text) => isSpelled(text, beatsOf('つうち')))).toEqual([]);
});

const PUSH = keysOf(['プッシュ通知', 'Push notifications'], 'ぷっしゅつうち');

test.each<[string, Rank | null]>([
  ['プッシュ', 'prefix'],
  ['ﾌﾟｯｼｭ', 'prefix'],
  ['ぷつしゆ', 'prefix'],
  ['pussyutuuti', 'prefix'],
  ['ＰＵＳＨ', 'prefix'],
  ['push not', 'prefix'],
  ['通知', 'substring'],
  ['つうち', 'substring'],
  ['tsuuchi', 'substring'],
  ['tuuti', 'substring'],
  // The input in the middle of the composition of つうち.
  ['つうt', 'substring'],
  ['notif', 'substring'],
  ['プ知', 'subsequence'],
  ['psn', 'subsequence'],
  ['予約', null],
  ['yoyaku', null],
  // A single letter never matches as a subsequence.
  ['z', null],
])('the rank of プッシュ通知 for “%s” is %s', (input, rank) => {
  expect(rankOf(PUSH, searchOf(input))).toBe(rank);
});

const entryNamed = (title: string) => ({ title, keys: keysOf([title], '') });

test('a prefix ranks before a substring, and this before a subsequence; equal ranks keep their order', () => {
  const entries = ['募る集い', '応募集計', '募集一覧', '募集通報', '広告'].map(entryNamed);
  expect(ranked(entries, '募集').map(({ title }) => title)).toEqual([
    '募集一覧',
    '募集通報',
    '応募集計',
    '募る集い',
  ]);
});

const messagesOf = async (language: Language) => ({
  ...(await loadMessages(language, 'start')),
  ...(await loadMessages(language, 'rest')),
});
const japanese = await messagesOf('ja');
const titleText = (id: string) => String((japanese[id]?.[0] as { value: string } | undefined)?.value);

const readingOf = (id: string) => READINGS[id] ?? normalizedText(titleText(id));

test('every title of a screen has a reading in kana', () => {
  const titleIds = screens.filter((one) => !onlyRedirects(one) || one.menu !== null).map((one) => one.title);
  const withoutReading = [
    'app.authRedirect',
    'app.addTeacher',
    'app.forbidden.title',
    'app.missing.title',
    'login.title',
  ];
  const missing = [...new Set(titleIds)].filter(
    (id) => !/^[ぁ-ゖー]+$/.test(readingOf(id)) && !withoutReading.includes(id),
  );
  expectNoEdits(missing.map((id) => `add ${id} to src/app/palette/readings.ts`));
});

test('no reading belongs to a missing title, or to one already in kana', () => {
  const titles = new Set(screens.map((screen) => screen.title));
  const needlessIds = Object.keys(READINGS).filter(
    (id) => !titles.has(id) || /^[ぁ-ゖー]+$/.test(normalizedText(titleText(id))),
  );
  expectNoEdits(needlessIds.map((id) => `remove ${id} from src/app/palette/readings.ts`));
});

test('every city has a reading, and its slug is a spelling of it', () => {
  const spelled = CITIES.filter(({ name }) => name !== 'seveneleven');
  expect(spelled.filter(({ name }) => !isSpelled(name, beatsOf(CITY_READINGS[name] ?? '')))).toEqual([]);
  expect(Object.keys(CITY_READINGS).toSorted()).toEqual(CITIES.map(({ name }) => name).toSorted());
});
