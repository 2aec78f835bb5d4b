import * as z from 'zod/mini';
import { recordId } from '#domain/base/fields';

/** PROPOSED: an area of a company. */
export const Area = z.object({ id: recordId, name: z.string() });
export type Area = z.infer<typeof Area>;

/** The name of an area; its id where the list does not contain it; null for no area. */
export const areaName = (id: number | null | undefined, areas: readonly Area[]): string | null =>
  id == null ? null : (areas.find((area) => area.id === id)?.name ?? `#${id}`);
