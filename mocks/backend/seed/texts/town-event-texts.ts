import type { EventText, EventTexts } from './event-text';
import { TOWN_SEASONAL_EVENTS } from './town-seasonal-events';

const YEAR_ROUND: readonly EventText[] = [
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

export const TOWN_EVENT_TEXTS: EventTexts = { yearRound: YEAR_ROUND, seasonal: TOWN_SEASONAL_EVENTS };
