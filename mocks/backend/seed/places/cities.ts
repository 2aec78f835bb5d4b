import { CENTRES } from '#domain/places/cities';
import type { City } from '#domain/places/city';
import { FEATURES } from '#domain/places/features';

/** Every city of the demo. Two have fewer features, to show that the menu follows them. */
export const CITIES: readonly City[] = [
  city('akashi', '明石市'),
  city('kusatsu', '草津市'),
  city('takatsuki', '高槻市'),
  city('toyonaka', '豊中市', everythingBut('post', 'locker')),
  city('fujisawa', '藤沢市'),
  city('settsu', '摂津市', everythingBut('timeline', 'chat', 'job', 'moderation')),
  city('nishinomiya', '西宮市'),
  city('shonan', '湘南'),
  city('seveneleven', 'セブンイレブン'),
].map((one, index) => ({
  ...one,
  id: index + 1,
  code_shop: `machi${String(index + 1).padStart(3, '0')}`,
}));

function city(name: string, name_ja: string, features?: string[]): Omit<City, 'id' | 'code_shop'> {
  return { name, name_ja, coordinates: CENTRES[name] ?? null, ...(features ? { features } : {}) };
}

function everythingBut(...missing: string[]): string[] {
  return FEATURES.filter((feature) => !missing.includes(feature));
}
