import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { Job } from '#domain/content/job';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { placeholdersOfTown } from '#mocks/backend/seed/texts/placeholders-of-town';

interface JobText {
  title: string;
  description: string;
  /** The minimum salary in yen; the maximum is higher by multiples of `salaryStep`. */
  minSalary: number;
  salaryStep: number;
}

const JOB_TEXTS: readonly JobText[] = [
  {
    title: '{food}の店 ホールスタッフ（土日歓迎）',
    description:
      '時給です。{street}の{food}の店で、ご案内と配膳をお願いします。\n週2日、1日4時間から。賄い付き。',
    minSalary: 1100,
    salaryStep: 50,
  },
  {
    title: '{station}前のカフェ キッチン補助',
    description:
      '時給です。{station}から徒歩2分。仕込みと洗い場をお任せします。\n未経験の方には先輩が付きます。',
    minSalary: 1080,
    salaryStep: 50,
  },
  {
    title: '{spot} 受付・案内スタッフ',
    description:
      '時給です。{spot}の受付で、入場の案内と電話応対を行います。\n英語を使える方は時給を加算します。',
    minSalary: 1150,
    salaryStep: 50,
  },
  {
    title: '{event} 運営スタッフ（短期）',
    description: '日給です。{event}の会場設営と誘導をお願いします。\n集合は{station}、制服をお貸しします。',
    minSalary: 9000,
    salaryStep: 500,
  },
  {
    title: '{street} 店長候補（正社員）',
    description:
      '月給です。{street}の物販店で、仕入れとシフト作成を担当します。\n社会保険完備、年間休日110日。',
    minSalary: 230_000,
    salaryStep: 10_000,
  },
  {
    title: '{venue} 音響・照明スタッフ',
    description:
      '月給です。{venue}の催しで機材の設営と操作を行います。\n夜の公演がある日は午後からの勤務です。',
    minSalary: 210_000,
    salaryStep: 10_000,
  },
  {
    title: '{food}の製造スタッフ（早朝）',
    description: '時給です。朝5時から9時まで、{food}の仕込みと箱詰めを行います。\n車で通えます。',
    minSalary: 1250,
    salaryStep: 50,
  },
];

const SHOP_OWNER_ID = ACCOUNTS.find(({ username }) => username === 'owner_shop')?.id ?? null;
const HOUR = DAY / 24;
/** From the advertisement of a job to its work, about. */
const MONTH = 30 * DAY;

type SeededJob = Omit<Job, 'id'> & { author: number | null };

/** Oldest first: ended, running and future jobs; every third is the shop owner's. */
export const seedJobs = (context: SeedContext): SeededJob[] =>
  Array.from({ length: context.count }, (_, index) => {
    const job = jobOf(context, index);
    return context.profile === 'edge' ? { ...job, ...edgeValues(context, index) } : job;
  });

function jobOf(context: SeedContext, index: number): SeededJob {
  const { faker, anchor, count } = context;
  const day = dayOfRow(anchor, { index, count, days: 180 });
  const jobText = faker.helpers.arrayElement(JOB_TEXTS);
  const placeholders = placeholdersOfTown(context, day + MONTH);
  const salary_min = jobText.minSalary + faker.number.int(4) * jobText.salaryStep;
  const createdAt = day + faker.number.int({ min: 9, max: 18 }) * HOUR;
  const start = createdAt + faker.number.int({ min: 1, max: 20 }) * DAY;
  return {
    title: fillPlaceholders(jobText.title, placeholders),
    description: fillPlaceholders(jobText.description, placeholders),
    salary_min: index % 8 === 4 ? null : salary_min,
    // Not for a job without a minimum: one of both must exist (R-VAL-CONTENT-19).
    salary_max:
      index % 4 === 1 ? null : salary_min + faker.number.int({ min: 1, max: 5 }) * jobText.salaryStep,
    start: utcIsoTime(start),
    end: utcIsoTime(start + faker.number.int({ min: 14, max: 60 }) * DAY),
    created_at: utcIsoTime(createdAt),
    author: index % 3 === 0 ? SHOP_OWNER_ID : null,
  };
}

/** Amounts at their limits, with one end open, and with both ends open, as a backend may send. */
const SALARIES = [
  { salary_min: 0, salary_max: 0 },
  { salary_min: 9_999_999_999, salary_max: null },
  { salary_min: null, salary_max: 9_999_999_999 },
  { salary_min: 1, salary_max: 9_999_999_999 },
  { salary_min: null, salary_max: null },
];

const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededJob> => ({
  title: hardText(index, TITLE_MAX),
  description: hardText(index + 1, DESCRIPTION_MAX),
  ...SALARIES[index % SALARIES.length],
  created_at: index % 7 === 6 ? null : hardDate(index, anchor),
});
