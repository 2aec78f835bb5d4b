import { TITLE_MAX } from '#domain/base/limits';
import type { StoredFile } from '#domain/base/upload';
import type { Document } from '#domain/content/document';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { drawnPdf } from '#mocks/backend/seed/texts/drawn-pdf';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { drawnPicture } from './drawn-picture';

type PdfText = readonly [title: string, ...lines: string[]];

const PDF_TEXTS: readonly PdfText[] = [
  [
    '{city}版 加盟店マニュアル',
    '1. 管理画面へのログイン',
    '2. 広告と営業時間の登録',
    '3. クーポンの発行と使用の確認',
    '4. お問い合わせ先：{city}ローカルガイド事務局',
  ],
  [
    '広告掲載ガイドライン',
    '掲載できない表現の例をまとめました。',
    '価格は税込で表示してください。',
    '写真は撮影者の許可を得たものをお使いください。',
  ],
  [
    '予約受付の手順書',
    '予約が届いたら24時間以内に受付またはお断りをしてください。',
    'キャンセルの申請は管理画面の「予約」で承認します。',
  ],
  ['{street} 加盟店会議 議事録', '日時：第2水曜日 14時から', '場所：{venue}', '議題：共同企画について'],
  ['個人情報の取り扱いについて', 'お客さまの氏名と電話番号は、予約の対応のためだけに使います。'],
  ['{city}市民まつり 出店要項', '会場：{venue}', '搬入：当日7時から9時まで', '申込期限：開催の30日前'],
  [
    'プッシュ通知の書き方',
    '題名は20文字ほどが読まれやすい長さです。',
    '送信は9時から20時までにお願いします。',
  ],
  ['手数料と精算のご案内', '月末締め、翌月15日払いです。', '請求書は管理画面からご覧いただけます。'],
];

const PICTURE_TITLES: readonly string[] = [
  '{city}ガイド ロゴ画像',
  '{street} 加盟店ステッカー',
  '{city}市民まつり 告知ポスター',
  '{station}周辺の案内図',
  '店頭用QRコード台紙',
];

type SeededDocument = Omit<Document, 'id'>;

/** Oldest first. The files are drawn once for each city. */
export function seedDocuments(context: SeedContext): SeededDocument[] {
  const { faker, anchor, count, profile } = context;
  const drawnFiles = drawnDocuments(context);
  return Array.from({ length: count }, (_, index) => {
    const document = {
      ...faker.helpers.arrayElement(drawnFiles),
      created_at: utcIsoTime(dayOfRow(anchor, { index, count, days: 300 }) + officeTime(faker)),
    };
    return profile === 'edge' ? { ...document, ...edgeValues(context, index, document.file) } : document;
  });
}

function drawnDocuments({ faker, place }: SeedContext): Omit<SeededDocument, 'created_at'>[] {
  const placeholders: Readonly<Record<string, string>> = {
    city: place.name,
    street: faker.helpers.arrayElement(place.streets),
    venue: faker.helpers.arrayElement(place.venues),
    station: faker.helpers.arrayElement(place.stations),
  };
  return [
    ...PDF_TEXTS.map((lines) => {
      const [title = '', ...rest] = lines.map((line) => fillPlaceholders(line, placeholders));
      const url = drawnPdf([
        [title, ...rest],
        [`${title}（2/2）`, `${place.name}ローカルガイド事務局`],
      ]);
      return { title, file: { name: `${title}.pdf`, type: 'application/pdf', url } };
    }),
    ...PICTURE_TITLES.map((text, index) => {
      const title = fillPlaceholders(text, placeholders);
      const url = drawnPicture({ hue: 200 + index * 30, title, line: place.name });
      return { title, file: { name: `${title}.png`, type: 'image/png', url } };
    }),
  ];
}

/** Extreme names, and files that no console can show: of another kind, broken or missing. */
function edgeValues({ anchor }: SeedContext, index: number, file: StoredFile): Partial<SeededDocument> {
  const files: readonly StoredFile[] = [
    {
      ...file,
      name: `${hardText(index + 1, TITLE_MAX)}${file.type === 'application/pdf' ? '.pdf' : '.png'}`,
    },
    {
      name: '2019年度の台帳.xls',
      type: 'application/vnd.ms-excel',
      url: 'data:application/vnd.ms-excel,demo',
    },
    { name: '壊れた.pdf', type: 'application/pdf', url: 'data:application/pdf,%E0%A4%A' },
    { name: '壊れた.png', type: 'image/png', url: 'data:image/png;base64,AAAA' },
    file,
  ];
  return {
    title: hardText(index, TITLE_MAX),
    file: files[index % files.length] ?? file,
    created_at: hardDate(index, anchor),
  };
}
