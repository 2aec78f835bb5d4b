import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../contrast';

const css = readFileSync('src/app/styles/colours.css', 'utf8');

type Colours = Readonly<Record<string, string>>;
const LOOKS = ['light', 'dark'] as const;
const ORDINARY = blockOf(':root');
const CONTRAST = { ...ORDINARY, ...blockOf(':root[data-theme="contrast"]') };

const TEXTS = ['text', 'text-quiet', 'accent-strong', 'accent-stronger', 'danger', 'success', 'warning'];
const BACKGROUNDS = ['surface', 'ground', 'hover', 'accent-soft'];

/** Text and background colours, in the pairs that the stylesheets use. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...TEXTS.flatMap((text) => BACKGROUNDS.map((background) => [text, background] as const)),
  ...['danger', 'success', 'warning', 'accent'].map((kind) => ['text', `${kind}-soft`] as const),
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['accent-stronger', 'accent-soft'],
  ['on-strong', 'accent-strong'],
  ['on-strong', 'accent-stronger'],
  ['on-strong', 'danger'],
];
const FOCUS_RINGS = BACKGROUNDS.map((background) => ['accent-strong', background] as const);
const FIELD_BORDERS = ['surface', 'ground'].map((background) => ['line-strong', background] as const);

/** Neither text to read nor an active control: a page of a pager that cannot be opened. */
const INACTIVE = ['line-strong'];

test('every pair of text and background in a rule of a stylesheet is measured, so every tag and state is [R-UI-11]', () => {
  const measured = [...PAIRS.map((pair) => pair.join(' on ')), ...TEXTS, ...INACTIVE];
  const usedPairs = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      [...readFileSync(`src/${name}`, 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, declarations = '']) => {
        const text = tokenOf(declarations, 'color');
        const background = tokenOf(declarations, 'background');
        return text === undefined ? [] : [background === undefined ? text : `${text} on ${background}`];
      }),
    );
  expect(usedPairs).toContain('accent-stronger on accent-soft');
  expect(usedPairs.filter((pair) => !measured.includes(pair))).toEqual([]);
});

const tokenOf = (declarations: string, property: string): string | undefined =>
  new RegExp(`(?:^|[\\s;])${property}:\\s*var\\(--([\\w-]+)\\)`).exec(declarations)?.[1];

test('the phone beside a form has the colours of the ordinary themes', () => {
  const phoneColours = blockOf('.phone-frame', readFileSync('src/kit/phone-preview/phone.css', 'utf8'));
  expect(Object.keys(phoneColours)).toContain('text');
  expect(phoneColours).toEqual(
    Object.fromEntries(Object.keys(phoneColours).map((name) => [name, ORDINARY[name]])),
  );
});

test('the accent is #409EFF in every theme [R-UI-11, R-CONST-24]', () => {
  expect([ORDINARY.accent, CONTRAST.accent]).toEqual(['#409eff', '#409eff']);
});

test.each(LOOKS)(
  'in the %s theme text has a contrast of 4.5 to its background, focus rings and field borders of 3',
  (look) => {
    expect(lowContrast(4.5, PAIRS, ORDINARY, look)).toEqual([]);
    expect(lowContrast(3, [...FOCUS_RINGS, ...FIELD_BORDERS], ORDINARY, look)).toEqual([]);
  },
);

test.each(LOOKS)(
  'in high contrast on %s text has a contrast of 7, focus rings and field borders of 4.5',
  (look) => {
    expect(lowContrast(7, PAIRS, CONTRAST, look)).toEqual([]);
    expect(lowContrast(4.5, [...FOCUS_RINGS, ...FIELD_BORDERS], CONTRAST, look)).toEqual([]);
  },
);

function lowContrast(least: number, pairs: typeof PAIRS, colours: Colours, look: 'light' | 'dark'): string[] {
  return pairs.flatMap(([over, under]) => {
    const ratio = contrast(colourOf(colours, over, look), colourOf(colours, under, look));
    return ratio < least ? [`${over} on ${under}: ${ratio.toFixed(2)}`] : [];
  });
}

/** The declarations `--name: value` of a rule, by name. */
function blockOf(selector: string, text = css): Colours {
  const start = text.indexOf(`\n${selector} {`);
  const block = text.slice(start, text.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function colourOf(colours: Colours, name: string, look: 'light' | 'dark'): string {
  const [light = '', dark = ''] = colours[name]?.match(/#[0-9a-f]{6}/g) ?? [];
  return look === 'light' ? light : dark;
}
