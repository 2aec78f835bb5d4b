import { CENTRES } from '#domain/places/cities';
import type { City } from '#domain/places/city';
import { FEATURES } from '#domain/places/features';

/** Every city of the demo. Two have fewer features, to show that the menu follows them. */
export const CITIES: readonly City[] = [
  seededCity('akashi', '明石市'),
  seededCity('kusatsu', '草津市'),
  seededCity('takatsuki', '高槻市'),
  seededCity('toyonaka', '豊中市', everythingBut('post', 'locker')),
  seededCity('fujisawa', '藤沢市'),
  seededCity('settsu', '摂津市', everythingBut('timeline', 'chat', 'job', 'moderation')),
  seededCity('nishinomiya', '西宮市'),
  seededCity('shonan', '湘南'),
  seededCity('seveneleven', 'セブンイレブン'),
].map((cityWithoutId, index) => ({
  ...cityWithoutId,
  id: index + 1,
  code_shop: `machi${String(index + 1).padStart(3, '0')}`,
}));

function seededCity(name: string, name_ja: string, features?: string[]): Omit<City, 'id' | 'code_shop'> {
  return { name, name_ja, coordinates: CENTRES[name] ?? null, ...(features ? { features } : {}) };
}

function everythingBut(...missingFeatures: string[]): string[] {
  return FEATURES.filter((feature) => !missingFeatures.includes(feature));
}
