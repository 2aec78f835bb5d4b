import { isDay } from '#domain/base/japan-time';

/** `2026/4/1` and `2026.4.1` are probably meant as days. */
export function dayOf(text: string): string | null {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.normalize('NFKC')) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}

/** The time as written, with a zone; Japan's by default, so that a link means one moment everywhere. */
export function isoOf(text: string): string | null {
  // An unescaped plus sign arrives as a space.
  const written = text.replace(/ (\d\d:?\d\d)$/, '+$1');
  const zoned = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}${dayOrTime(written)}`;
  return Number.isNaN(Date.parse(zoned)) ? null : zoned;
}

const dayOrTime = (written: string) => (written.includes('T') ? '+09:00' : 'T00:00:00+09:00');
