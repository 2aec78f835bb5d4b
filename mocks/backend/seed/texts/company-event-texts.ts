import type { EventText, EventTexts } from './event-text';

const YEAR_ROUND: readonly EventText[] = [
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

const SEASONAL: readonly EventText[] = [
  {
    title: '{festival}',
    picture: '{festival}',
    description: '全店で行います。\n対象の商品は店頭の札でご確認ください。',
    startHour: 7,
    durationHours: 6 * 24 + 14,
  },
];

/** A company has shops instead of streets, halls and sights. */
export const COMPANY_EVENT_TEXTS: EventTexts = { yearRound: YEAR_ROUND, seasonal: SEASONAL };
