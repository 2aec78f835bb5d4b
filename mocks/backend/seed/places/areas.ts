import type { SeedContext } from '#mocks/backend/seed/base/context';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';
import { CITIES } from './cities';
import { COMPANIES } from './companies';

/** The general company has shops in every city, the others in three each. */
export function seedAreas({ profile }: SeedContext): { company: string; name: string }[] {
  if (profile === 'empty') return [];
  return COMPANIES.flatMap(({ id, slug }) => {
    const cities = id === 1 ? CITIES : CITIES.slice(id - 1, id + 2);
    return cities.map(({ name_ja }, index) => ({
      company: slug,
      name: profile === 'edge' ? hardText(index + 1, 40) : `${name_ja}エリア`,
    }));
  });
}
