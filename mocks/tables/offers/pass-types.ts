import * as z from 'zod/mini';
import { PassType } from '#domain/offers/pass-type';
import { defineTable } from '#mocks/db/define-table';
import type { SeedContext } from '#mocks/seed/base/context';
import { hardText } from '#mocks/seed/texts/hard-texts';

const KINDS = ['membership', 'common', 'shop'] as const;
type Kind = (typeof KINDS)[number];

const PassTypeRow = z.extend(PassType, { kind: z.enum(KINDS) });

/** Passes are sold in every city alike; which call lists one, its kind says. */
export const passTypeTable = defineTable<z.infer<typeof PassTypeRow>>({
  name: 'pass_types',
  scope: 'world',
  schema: PassTypeRow,
  seed: seedPassTypes,
});

const PASSES: readonly { name: string; kind: Kind }[] = [
  { name: 'まち会員パス', kind: 'membership' },
  { name: 'プレミアム会員パス', kind: 'membership' },
  { name: '法人会員パス', kind: 'membership' },
  { name: '1日周遊パス', kind: 'common' },
  { name: '子育て応援パス', kind: 'common' },
  { name: '商店街オリジナルパス', kind: 'shop' },
];

function seedPassTypes({ profile }: SeedContext) {
  if (profile === 'empty') return [];
  return PASSES.map(({ name, kind }, index) => ({
    name: profile !== 'edge' ? name : index === 2 ? null : hardText(index, 20),
    kind,
  }));
}
