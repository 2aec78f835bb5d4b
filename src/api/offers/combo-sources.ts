import type { Scope } from '#api/http/scope';
import { type Source, sourceOf } from '#api/http/source';
import { withoutUnreadable } from '#api/http/unreadable-fields';
import type { Combo, ComboDraft } from '#domain/offers/combo';
import type { ComboHistory } from '#domain/offers/combo-history';
import { combos } from './combos';

/** Prefix of every product query of a company: moving a product makes all of its lists stale. */
export const comboKey = (company: string): readonly unknown[] => ['combos', company];

export const draftSource = (company: string): Source<Combo, ComboDraft> =>
  sourceOf('combos', combos, {
    params: { company },
    queryOf: (listQuery) => ({ ...listQuery, is_draft: true }),
  });

/** Master products, from which a draft can be started. */
export const masterSource = (company: string): Source<Combo, never> =>
  sourceOf('combos', { list: combos.master }, { params: { company, part: 'master' } });

export const supportedSource = (company: string): Source<Combo, never> =>
  sourceOf('combos', { list: combos.supported, one: combos.one }, { params: { company, part: 'supported' } });

/** Products of the unsupported list; this source also writes published products of the supported one. */
export const unsupportedSource = (company: string): Source<Combo, ComboDraft> =>
  sourceOf(
    'combos',
    { list: combos.unsupported, one: combos.one, update: combos.update, remove: combos.remove },
    { params: { company, part: 'unsupported' } },
  );

/** The filter of a list of changes, beside its search. */
export interface HistoryFilter {
  supported?: boolean;
  /** A day in Japan, `2026-04-01`. */
  created_at?: string;
}

export const historySource = (company: string, filter: HistoryFilter = {}): Source<ComboHistory, never> =>
  sourceOf(
    'combos',
    { list: combos.histories },
    { params: { company, part: 'histories' }, queryOf: (listQuery) => ({ ...listQuery, ...filter }) },
  );

export const supportedHistorySource = (company: string): Source<ComboHistory, never> =>
  sourceOf(
    'combos',
    { list: combos.supportedHistories },
    { params: { company, part: 'supportedHistories' } },
  );

interface ComboChange {
  company: string;
  id: number;
  signal: AbortSignal;
  /** The caller shows a refusal itself. */
  quiet?: boolean;
}

/**
 * Loads the product, moves it by `changedDraft` and saves the result, so that changes of other users are kept. `changedDraft`
 * throws where nothing is left to do.
 */
export async function changeCombo(
  { call }: Scope,
  { company, id, signal, quiet = false }: ComboChange,
  changedDraft: (combo: Combo) => ComboDraft,
): Promise<void> {
  const params = { company, id };
  const { data } = await call(combos.one, { params, signal, quiet });
  const body = withoutUnreadable(changedDraft(data), data, ['is_draft', 'supported']);
  await call(combos.update, { params, body, signal, quiet });
}
