import type { Company } from '#domain/places/company';

/** The general company first; a name has a space where the sidebar breaks it into two lines. */
export const COMPANIES: readonly Company[] = [
  { id: 1, slug: 'machi', name: '株式会社 まち案内社' },
  { id: 2, slug: 'nbnb', name: '株式会社 エヌビーエヌビー' },
  { id: 3, slug: 'jbs', name: 'ジェイビーエス 株式会社' },
  { id: 4, slug: 'sky-art', name: 'スカイアート 株式会社' },
  { id: 5, slug: 'nishinihon_kensetsu', name: '西日本建設 株式会社' },
];
