/** One beat (mora) of a Japanese word in every spelling that people type, Hepburn first: し is shi and si. */
export type Beat = readonly string[];

const KANA_SPELLINGS = `
  あa いi うu えe おo ぁa ぃi ぅu ぇe ぉo
  かka きki くku けke こko がga ぎgi ぐgu げge ごgo
  さsa しshi/si すsu せse そso ざza じji/zi ずzu ぜze ぞzo
  たta ちchi/ti つtsu/tu てte とto だda ぢji/di/zi づzu/du でde どdo
  なna にni ぬnu ねne のno
  はha ひhi ふfu/hu へhe ほho ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo
  まma みmi むmu めme もmo
  やya ゆyu よyo ゃya ゅyu ょyo
  らra りri るru れre ろro
  わwa ゐi/wi ゑe/we をo/wo ゎwa ゔvu
  ふぁfa ふぃfi ふぇfe ふぉfo ふゅfyu てぃti/thi でぃdi/dhi とぅtu/twu どぅdu/dwu てゅtyu/thu でゅdyu/dhu
  うぃwi うぇwe うぉwo つぁtsa つぃtsi つぇtse つぉtso ゔぁva ゔぃvi ゔぇve ゔぉvo`;

const GLIDES = 'きky ぎgy しsh/sy じj/zy/jy ちch/ty/cy ぢj/zy/dy にny ひhy びby ぴpy みmy りry';
const GLIDE_VOWELS = 'ゃa ゅu ょo ぇe';

const BEATS = beatTable();

/** The beats of a reading. A character that is not kana is its own beat. */
export function beatsOf(kana: string): Beat[] {
  const kanaUnits = kanaUnitsOf(kana);
  return kanaUnits.flatMap((kanaUnit, index) => {
    const next = beatOf(kanaUnits[index + 1] ?? '');
    const vowel = beatOf(kanaUnits[index - 1] ?? '')[0]?.at(-1) ?? '';
    if (kanaUnit === 'っ') return [];
    if (kanaUnit === 'ー') return [['', vowel]];
    if (kanaUnit === 'ん') return [/^[bpm]/.test(next[0] ?? '') ? ['n', 'nn', 'm'] : ['n', 'nn']];
    const beat = lengthensVowel(kanaUnit, vowel) ? [...beatOf(kanaUnit), ''] : beatOf(kanaUnit);
    return [kanaUnits[index - 1] === 'っ' ? beat.flatMap(withDoubledConsonant) : beat];
  });
}

/** Hepburn spelling without the mark of a long vowel. */
export const romajiOf = (kana: string): string =>
  beatsOf(kana)
    .map(([first]) => first)
    .join('');

/** True if the typed text is the beginning of a spelling of the beats from index `from` on. */
export function isSpelled(typed: string, beats: readonly Beat[], from = 0): boolean {
  if (typed === '') return true;
  return (beats[from] ?? []).some(
    (spelling) =>
      (spelling !== '' && spelling.startsWith(typed)) ||
      (typed.startsWith(spelling) && isSpelled(typed.slice(spelling.length), beats, from + 1)),
  );
}

/** おう can also be spelled o, and ああ a: こうこく is koukoku and kokoku. */
const lengthensVowel = (kanaUnit: string, vowel: string): boolean =>
  (kanaUnit === 'う' && (vowel === 'o' || vowel === 'u')) ||
  ('あいえお'.includes(kanaUnit) && beatOf(kanaUnit)[0] === vowel);

const withDoubledConsonant = (spelling: string): string[] =>
  spelling.startsWith('ch') ? [`t${spelling}`, `c${spelling}`] : [`${spelling.slice(0, 1)}${spelling}`];

const beatOf = (kanaUnit: string): Beat => BEATS.get(kanaUnit) ?? [kanaUnit];

/** Keeps two kana that form one beat together. */
function kanaUnitsOf(kana: string): string[] {
  const kanaUnits: string[] = [];
  for (const letter of kana) {
    const pair = (kanaUnits.at(-1) ?? '') + letter;
    if (BEATS.has(pair)) kanaUnits.splice(-1, 1, pair);
    else kanaUnits.push(letter);
  }
  return kanaUnits;
}

function beatTable(): Map<string, Beat> {
  const glides = parseSpellings(GLIDES).flatMap(([kana, consonants]) =>
    parseSpellings(GLIDE_VOWELS).map(([small, [vowel = '']]): [string, Beat] => [
      kana + small,
      consonants.map((consonant) => consonant + vowel),
    ]),
  );
  return new Map([...parseSpellings(KANA_SPELLINGS), ...glides]);
}

function parseSpellings(table: string): [string, Beat][] {
  return table
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const at = entry.search(/[a-z]/);
      return [entry.slice(0, at), entry.slice(at).split('/')];
    });
}
