import type { Seasonal } from '#mocks/backend/seed/base/season';
import type { Subject } from '#mocks/backend/seed/illustrations/illustration-of';

/** The texts of an event, with placeholders of its town. */
export interface EventText extends Seasonal {
  title: string;
  picture: Subject;
  description: string;
  /** The starting hour; `durationHours` is how long it takes. */
  startHour: number;
  durationHours: number;
  onSaturday?: true;
}

const TOWN_YEAR_ROUND: readonly EventText[] = [
  {
    title: '{venue} {season}の作品展',
    picture: 'hall',
    description: '市民の絵画と写真80点を展示します。入場無料。\n最終日は午後3時までです。',
    startHour: 9,
    durationHours: 9 * 24 + 6,
  },
  {
    title: '{street} 朝市',
    picture: 'market',
    description: '採れたての野菜と{food}が並びます。\n雨の日もアーケードの中で行います。',
    startHour: 7,
    durationHours: 4,
  },
  {
    title: '{spot} 夜間ライトアップ',
    picture: 'lantern',
    description: '日没から午後9時まで、{spot}を灯りで彩ります。\n三脚のご使用はご遠慮ください。',
    startHour: 18,
    durationHours: 6 * 24 + 3,
  },
  {
    title: '{food}づくり体験教室',
    picture: '{food}',
    description:
      '地元の職人に教わりながら{food}を作ります。\n定員20名、参加費1,500円。小学生は保護者とご参加ください。',
    startHour: 13,
    durationHours: 3,
  },
  {
    title: '{city}まち歩きツアー',
    picture: 'map',
    description: '{station}に集合し、{street}と{spot}をガイドと歩きます。\n約2時間、雨天中止です。',
    startHour: 9,
    durationHours: 2,
  },
  {
    title: '{venue} 週末コンサート',
    picture: 'concert',
    description: '地元の楽団による演奏会です。\n開演の30分前から整理券を配ります。',
    startHour: 14,
    durationHours: 2,
    onSaturday: true,
  },
  {
    title: '{street} スタンプラリー',
    picture: 'map',
    description: '{street}の15店をめぐり、スタンプを5つ集めると景品と交換できます。',
    startHour: 10,
    durationHours: 29 * 24 + 9,
  },
];

/** The town's own event in its month, and what many towns have in that month. */
const TOWN_SEASONAL: readonly EventText[] = [
  {
    title: '{festival}',
    picture: '{festival}',
    description:
      '{station}から会場まで歩行者天国になります。\n露店は午前10時から。ごみは各自でお持ち帰りください。',
    startHour: 10,
    durationHours: 34,
    onSaturday: true,
  },
  {
    title: '{venue} 新春書き初め展',
    picture: 'classroom',
    description: '市内の小中学生の作品を展示します。入場無料、初日は甘酒をふるまいます。',
    startHour: 9,
    durationHours: 56,
    months: [1],
  },
  {
    title: '{street} 新春もちつき',
    picture: 'sweets',
    description: 'つきたてのもちを先着100名さまにふるまいます。\n杵と臼でのもちつきを体験できます。',
    startHour: 10,
    durationHours: 3,
    months: [1],
  },
  {
    title: '{park} 凧あげのつどい',
    picture: 'park',
    description: '手作りの凧をあげて遊びます。凧の材料は会場に用意します。\n雨天中止です。',
    startHour: 10,
    durationHours: 3,
    months: [1],
  },
  {
    title: '{park} 節分の豆まき',
    picture: 'shrine',
    description: '年男と年女が福豆をまきます。\n雨天の場合は{venue}で行います。',
    startHour: 13,
    durationHours: 2,
    months: [2],
  },
  {
    title: '{venue} 手作りチョコレート教室',
    picture: 'sweets',
    description: '生チョコレートを作り、箱に詰めて持ち帰ります。\n定員16名、参加費1,200円です。',
    startHour: 13,
    durationHours: 2,
    months: [2],
  },
  {
    title: '{street} あったか鍋めぐり',
    picture: 'riceBowl',
    description: '{street}の8店が自慢の鍋を一杯300円でお出しします。\n器の持参にご協力ください。',
    startHour: 11,
    durationHours: 5,
    months: [2],
  },
  {
    title: '{venue} ひなかざり展',
    picture: 'hall',
    description: '市民から寄せられたひな人形を飾ります。入場無料です。',
    startHour: 9,
    durationHours: 80,
    months: [3],
  },
  {
    title: '{park} 花見の茶席',
    picture: 'blossom',
    description: 'お抹茶と和菓子を野点でどうぞ。\n一服500円、なくなり次第終了します。',
    startHour: 10,
    durationHours: 5,
    months: [3, 4],
  },
  {
    title: '{street} 春の植木市',
    picture: 'flowers',
    description: '苗木と草花を産地直送の価格で販売します。\n植え替えの相談も受け付けます。',
    startHour: 9,
    durationHours: 7,
    months: [3, 4],
  },
  {
    title: '{venue} 新入学おめでとう広場',
    picture: 'craft',
    description: '名札づくりと通学路クイズで遊べます。新1年生には鉛筆を差し上げます。',
    startHour: 10,
    durationHours: 5,
    months: [4],
  },
  {
    title: '{venue} こどもの日の広場',
    picture: 'craft',
    description: '工作、昔の遊び、消防車の展示があります。入場無料です。',
    startHour: 10,
    durationHours: 6,
    months: [5],
  },
  {
    title: '{park} 新緑ウォーク',
    picture: 'park',
    description: 'ガイドと{park}の新緑を歩きます。\n約2時間、飲み物をお持ちください。',
    startHour: 9,
    durationHours: 2,
    months: [5],
  },
  {
    title: '{street} 母の日の花市',
    picture: 'flowers',
    description: 'カーネーションと季節の鉢植えが並びます。\n花束の送り先は当日でも承ります。',
    startHour: 9,
    durationHours: 8,
    months: [5],
  },
  {
    title: '{park} あじさい散策',
    picture: 'flowers',
    description: '学芸員と{park}のあじさいを見て歩きます。\n小雨決行、定員15名です。',
    startHour: 9,
    durationHours: 2,
    months: [6],
  },
  {
    title: '{venue} 父の日の似顔絵教室',
    picture: 'craft',
    description: 'お父さんの似顔絵を色えんぴつで描きます。\n写真を1枚お持ちください。',
    startHour: 10,
    durationHours: 2,
    months: [6],
  },
  {
    title: '{venue} 梅しごと教室',
    picture: 'craft',
    description: '梅シロップを一びん漬けて持ち帰ります。\n定員20名、参加費1,000円です。',
    startHour: 10,
    durationHours: 2,
    months: [6],
  },
  {
    title: '{street} 七夕飾り',
    picture: 'festival',
    description: '{street}に市民の短冊と吹き流しを飾ります。\n短冊はアーケードの中で書けます。',
    startHour: 10,
    durationHours: 153,
    months: [7],
  },
  {
    title: '{venue} 夏休み工作教室',
    picture: 'craft',
    description: '木の貯金箱を作ります。材料費500円。\n小学3年生以下は保護者とご参加ください。',
    startHour: 10,
    durationHours: 3,
    months: [7, 8],
  },
  {
    title: '{street} 夏の夜店',
    picture: 'festival',
    description: '金魚すくい、輪投げ、{food}の屋台が並びます。\n小雨決行です。',
    startHour: 17,
    durationHours: 4,
    months: [7, 8],
  },
  {
    title: '{venue} 盆踊りの夕べ',
    picture: 'festival',
    description: 'やぐらを囲んで踊ります。浴衣でお越しの方にうちわを差し上げます。',
    startHour: 18,
    durationHours: 3,
    months: [8],
  },
  {
    title: '{park} お月見の会',
    picture: 'sweets',
    description: '琴の演奏を聞きながら月を眺めます。\n団子と温かいお茶をご用意します。',
    startHour: 18,
    durationHours: 2,
    months: [9],
  },
  {
    title: '{venue} 敬老の日の演芸会',
    picture: 'concert',
    description: '落語、手品、民謡をお楽しみください。\n70歳以上の方は前の席へご案内します。',
    startHour: 13,
    durationHours: 3,
    months: [9],
  },
  {
    title: '{park} 防災訓練と炊き出し',
    picture: 'riceBowl',
    description: '煙の中を歩く体験、消火器の練習のあと、炊き出しの豚汁をどうぞ。',
    startHour: 9,
    durationHours: 4,
    months: [9],
  },
  {
    title: '{city} いも掘り体験',
    picture: 'vegetables',
    description: '畑でさつまいもを掘り、焼きいもにします。\n長靴と軍手をお持ちください。',
    startHour: 9,
    durationHours: 4,
    months: [10],
  },
  {
    title: '{venue} 秋の古本市',
    picture: 'books',
    description: '市民から寄せられた本を1冊50円からお譲りします。\n持ち帰りの袋をお持ちください。',
    startHour: 9,
    durationHours: 31,
    months: [10],
  },
  {
    title: '{street} ハロウィン仮装パレード',
    picture: 'festival',
    description: '仮装して{street}を歩きます。\n小学生までのお子さまにお菓子を差し上げます。',
    startHour: 15,
    durationHours: 2,
    months: [10],
  },
  {
    title: '{park} 紅葉散策',
    picture: 'autumn',
    description: 'ガイドと{park}の紅葉を歩きます。\n約2時間、歩きやすい靴でお越しください。',
    startHour: 9,
    durationHours: 2,
    months: [11],
  },
  {
    title: '{venue} 菊花展',
    picture: 'flowers',
    description: '市民が育てた菊120鉢を展示します。入場無料。\n最終日に苗の即売があります。',
    startHour: 9,
    durationHours: 104,
    months: [11],
  },
  {
    title: '{city} 秋の収穫祭',
    picture: 'vegetables',
    description: '新米と採れたての野菜を生産者が販売します。\n新米のおにぎりを先着200名さまにふるまいます。',
    startHour: 9,
    durationHours: 6,
    months: [11],
  },
  {
    title: '{venue} クリスマスコンサート',
    picture: 'snow',
    description: '市民合唱団と吹奏楽団の演奏会です。\n小さなお子さまも入場できます。',
    startHour: 15,
    durationHours: 2,
    months: [12],
  },
  {
    title: '{venue} しめ縄づくり教室',
    picture: 'craft',
    description: '稲わらでお正月のしめ縄を作ります。\n定員20名、材料費800円です。',
    startHour: 10,
    durationHours: 3,
    months: [12],
  },
  {
    title: '{street} 歳末もちつき',
    picture: 'sweets',
    description: 'つきたてのもちを丸めてお持ち帰りいただけます。\nなくなり次第終了します。',
    startHour: 10,
    durationHours: 3,
    months: [12],
  },
];

const COMPANY_YEAR_ROUND: readonly EventText[] = [
  {
    title: '{food} 店頭試食会',
    picture: '{food}',
    description: '{spot}の店頭で{food}をお試しいただけます。\nなくなり次第終了します。',
    startHour: 11,
    durationHours: 4,
  },
  {
    title: '{spot} {event}',
    picture: '{event}',
    description: '{spot}だけの企画です。\nアプリの画面を見せると、飲み物を1本差し上げます。',
    startHour: 10,
    durationHours: 10,
  },
  {
    title: '{spot} おしごと体験',
    picture: 'market',
    description: '小学生がレジ打ちと品出しを体験します。\n定員6名、保護者とご参加ください。',
    startHour: 14,
    durationHours: 2,
    onSaturday: true,
  },
];

const COMPANY_SEASONAL: readonly EventText[] = [
  {
    title: '{festival}',
    picture: '{festival}',
    description: '全店で行います。\n対象の商品は店頭の札でご確認ください。',
    startHour: 7,
    durationHours: 6 * 24 + 14,
  },
];

interface EventTexts {
  /** At least one, none with months. */
  yearRound: readonly EventText[];
  /** At least one in each month. */
  seasonal: readonly EventText[];
}

export const TOWN_EVENT_TEXTS: EventTexts = { yearRound: TOWN_YEAR_ROUND, seasonal: TOWN_SEASONAL };
/** A company has shops instead of streets, halls and sights. */
export const COMPANY_EVENT_TEXTS: EventTexts = { yearRound: COMPANY_YEAR_ROUND, seasonal: COMPANY_SEASONAL };
