import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { StoredFile } from '#domain/base/upload';
import type { Flyer } from '#domain/offers/flyer';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { inSeason, type Seasonal } from '#mocks/backend/seed/base/season';
import { DAY, dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf, type Subject } from '#mocks/backend/seed/illustrations/illustration-of';
import { drawnPdf } from '#mocks/backend/seed/texts/drawn-pdf';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { adOwner } from './ad-owner';

interface FlyerText extends Seasonal {
  title: string;
  comment: string;
  picture: Subject;
}

const FLYER_TEXTS: readonly FlyerText[] = [
  {
    title: '{food}フェア開催',
    picture: '{food}',
    comment: '期間中、{food}を特別価格でご提供します。数に限りがございます。',
  },
  {
    title: '{street} 週末の大売り出し',
    picture: 'market',
    comment: '土日の2日間、{street}の各店がお買い得です。抽選会もあります。',
  },
  {
    months: [2, 3, 4, 8, 9],
    title: '新学期応援セール',
    picture: 'books',
    comment: '文具、バッグ、靴をまとめてご用意しました。学生証のご提示で5%引きです。',
  },
  {
    months: [2, 3, 4],
    title: '{venue} 春の教室 受講生募集',
    picture: 'classroom',
    comment: '初心者の方も歓迎です。体験は1回500円、持ち物はいりません。',
  },
  {
    title: '{station}前 新規オープン',
    picture: 'gift',
    comment: '{station}から徒歩3分。開店記念に先着100名様へ粗品を進呈します。',
  },
  {
    title: '{spot} 夜間特別開館',
    picture: 'lantern',
    comment: '{spot}が夜9時まで開館します。ライトアップと軽食をお楽しみください。',
  },
  {
    months: [8, 9],
    title: '敬老の日 お祝い膳のご案内',
    picture: 'riceBowl',
    comment: 'ご家族で囲めるお祝い膳を、3日前までのご予約で承ります。',
  },
  {
    months: [6, 7, 8],
    title: '{street} 夏の夜市',
    picture: 'festival',
    comment: '露店が並び、{food}の屋台も出ます。雨天の場合は翌日に行います。',
  },
];

type SeededFlyer = Omit<Flyer, 'id'>;

/** Oldest first; some without an end, some expired. The posters are drawn once for each city. */
export function seedFlyers(context: SeedContext): SeededFlyer[] {
  const { faker, place } = context;
  const placeholders: Readonly<Record<string, string>> = {
    food: faker.helpers.arrayElement(place.foods),
    street: faker.helpers.arrayElement(place.streets),
    venue: faker.helpers.arrayElement(place.venues),
    station: faker.helpers.arrayElement(place.stations),
    spot: faker.helpers.arrayElement(place.spots),
  };
  const posters = FLYER_TEXTS.map(({ title, comment, picture, months }, index) => ({
    months,
    title: fillPlaceholders(title, placeholders),
    comment: fillPlaceholders(comment, placeholders),
    picture: {
      name: `チラシ${index + 1}.svg`,
      type: 'image/svg+xml',
      url: drawnIllustration(illustrationOf(fillPlaceholders(picture, placeholders)), index),
    },
    pdf: {
      name: `チラシ${index + 1}.pdf`,
      type: 'application/pdf',
      url: drawnPdf([[fillPlaceholders(title, placeholders), fillPlaceholders(comment, placeholders)]]),
    },
  }));
  return Array.from({ length: context.count }, (_, index) => {
    const day = dayOfRow(context.anchor, { index, count: context.count, days: 120 });
    const poster = faker.helpers.arrayElement(inSeason(posters, day));
    const flyer = flyerOf(context, poster, index);
    return context.profile === 'edge' ? { ...flyer, ...edgeValues(context, index) } : flyer;
  });
}

interface Poster {
  title: string;
  comment: string;
  picture: StoredFile;
  pdf: StoredFile;
}

function flyerOf(context: SeedContext, { title, comment, picture, pdf }: Poster, index: number): SeededFlyer {
  const { faker, timeFaker, anchor, count } = context;
  const owner = adOwner(context, index);
  const createdDay = dayOfRow(anchor, { index, count, days: 120 });
  return {
    title,
    comment,
    files: [[picture], [picture, pdf], [pdf]][faker.number.int(2)] ?? [picture],
    ...owner,
    creator: owner.advertiser_name,
    expiry:
      index % 4 === 0
        ? null
        : utcIsoTime(
            Math.max(anchor + (faker.number.int(90) - 30) * DAY, createdDay + WEEK) + closingTime(timeFaker),
          ),
    creation_date: utcIsoTime(createdDay + officeTime(timeFaker)),
  };
}

const WEEK = 7 * DAY;

/** The closing time of shops, between 17:00 and 22:00. */
const closingTime = (faker: SeedContext['faker']): number =>
  faker.number.int({ min: 34, max: 44 }) * (DAY / 48);

const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededFlyer> => ({
  title: hardText(index, TITLE_MAX),
  comment: hardText(index + 1, DESCRIPTION_MAX),
  advertiser_name: index % 5 === 4 ? null : hardText(index + 2, 64),
  creator: index % 6 === 5 ? null : hardText(index + 3, 64),
  creation_date: hardDate(index, anchor),
});
