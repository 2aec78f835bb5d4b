import type { ComboHistory } from '#domain/offers/combo-history';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { seedCombos } from './combos';

type SeededHistory = Omit<ComboHistory, 'id'> & { company: string };

/** The moves of each product, oldest first: one or three for a supported product, none or two for another. */
export function seedComboHistories(context: SeedContext): SeededHistory[] {
  const { faker, anchor, profile } = context;
  const combos = seedCombos(context.of('combos'));
  const comboMoves = combos.flatMap((combo, index) => {
    if (combo.is_draft) return [];
    const returnMoves = faker.number.int(1) * 2;
    const moveCount = combo.supported ? 1 + returnMoves : returnMoves;
    const createdAt = Date.parse(combo.created_at ?? '') || anchor - 90 * DAY;
    const moments = Array.from(
      { length: moveCount },
      () => createdAt + Math.floor(faker.number.float() * (anchor - createdAt)),
    ).toSorted((one, other) => one - other);
    return moments.map((moment, move) => ({ moment, entry: historyOf(combo, index, move, moment) }));
  });
  const histories = comboMoves.toSorted((one, other) => one.moment - other.moment).map(({ entry }) => entry);
  return profile === 'edge' ? histories.map(withGaps) : histories;
}

const historyOf = (
  { company, name }: ReturnType<typeof seedCombos>[number],
  index: number,
  move: number,
  moment: number,
): SeededHistory => ({
  company,
  supported: move % 2 === 0,
  created_at: utcIsoTime(moment),
  // Ids follow the order of the seed.
  combo_id: index + 1,
  name: name ?? null,
});

/** A deleted product may have only its name left, or nothing. */
const withGaps = (entry: SeededHistory, index: number): SeededHistory => ({
  ...entry,
  ...(index % 8 === 7 ? { combo_id: null } : {}),
  ...(index % 11 === 10 ? { name: null } : {}),
});
