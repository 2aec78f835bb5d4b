import { CSV_IMPORT_STATES, type CsvImport } from '#domain/office/csv-import';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';

const FILES: readonly string[] = [
  '店舗一覧_{name}_{month}.csv',
  '{street}_加盟店.csv',
  '新規出店_{month}.csv',
  '{station}周辺_飲食店.csv',
  '{venue}_出店者名簿.csv',
  'shops_{month}.csv',
  '広告掲載申込_{month}（修正版）.csv',
];

interface SeededImport extends Omit<CsvImport, 'id'> {
  blocks: string[];
  imported: number;
}

/** Oldest first, of the last two years: most succeeded, some contained existing shops, few failed. */
export const seedCsvImports = (context: SeedContext): SeededImport[] =>
  Array.from({ length: context.count }, (_, index) => {
    const seededImport = importOf(context, index);
    return context.profile === 'edge' ? { ...seededImport, ...edgeValues(context, index) } : seededImport;
  });

function importOf({ faker, place, anchor, count }: SeedContext, index: number): SeededImport {
  const oneOf = (list: readonly string[]) => faker.helpers.arrayElement(list);
  const createdAt =
    dayOfRow(anchor, { index, count, days: 2 * 365 }) +
    faker.number.int({ min: 9 * 60, max: 18 * 60 }) * MINUTE;
  const placeholders: Readonly<Record<string, string>> = {
    name: place.name,
    month: utcIsoTime(createdAt).slice(0, 7).replace('-', ''),
    street: oneOf(place.streets),
    station: oneOf(place.stations),
    venue: oneOf(place.venues),
  };
  const total = faker.number.int({ min: 3, max: 240 });
  const isFailed = index % 9 === 4;
  const failure = isFailed ? total : index % 4 === 1 ? faker.number.int(Math.floor(total / 3)) : 0;
  return {
    file: fillPlaceholders(oneOf(FILES), placeholders),
    status: isFailed ? 'failed' : 'completed',
    counts: { total, success: total - failure, failure },
    created_at: utcIsoTime(createdAt),
    blocks: [],
    imported: 0,
  };
}

const MINUTE = DAY / (24 * 60);

/** Long names, every state and none, counts of any size. */
const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededImport> => ({
  file: index % 8 === 7 ? '.csv' : `${hardText(index, 200)}.csv`,
  status: index % 4 === 3 ? null : CSV_IMPORT_STATES[index % 4],
  counts: [
    { total: 0, success: 0, failure: 0 },
    { total: 1, success: 0, failure: 1 },
    { total: 123_456, success: 123_455, failure: 1 },
  ][index % 3] ?? { total: 0, success: 0, failure: 0 },
  created_at: index % 5 === 4 ? null : hardDate(index, anchor),
});
