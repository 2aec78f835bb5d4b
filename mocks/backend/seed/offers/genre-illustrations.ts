import type { IllustrationName } from '#mocks/backend/seed/illustrations/illustrations';

/** What the photos of a shop of each genre show, the most usual first. */
export const GENRE_ILLUSTRATIONS: Readonly<Record<string, readonly IllustrationName[]>> = {
  飲食: ['riceBowl', 'noodles', 'cafe'],
  買い物: ['market', 'gift', 'books'],
  '美容・健康': ['salon', 'clinic'],
  観光: ['castle', 'shrine', 'beach'],
  学び: ['classroom', 'hall'],
  和食: ['riceBowl', 'sushi', 'fish'],
  洋食: ['plate', 'cafe'],
  'カフェ・喫茶': ['cafe', 'sweets'],
  居酒屋: ['lantern', 'fish'],
  食料品: ['vegetables', 'market'],
  '雑貨・手芸': ['craft', 'gift'],
  '本・文具': ['books', 'classroom'],
  美容室: ['salon', 'flowers'],
  '整体・鍼灸': ['clinic', 'flowers'],
  '名所・旧跡': ['castle', 'shrine'],
  '体験・ツアー': ['map', 'train'],
  宿泊: ['inn', 'onsen'],
  '教室・スクール': ['classroom', 'craft'],
  '図書・資料館': ['books', 'hall'],
};
