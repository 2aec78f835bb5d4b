import { useQuery } from '@tanstack/react-query';
import { areaList } from '#api/people/shop-admin-queries';
import type { Area } from '#domain/places/area';
import { useScope } from '#kit/context/scope';
import { useCompany } from '#kit/context/use-company';

/** The areas of the user's company; empty until they are loaded. */
export function useAreas(): readonly Area[] {
  const { company } = useCompany();
  const query = useQuery({ ...areaList(useScope(), company ?? ''), enabled: company !== null });
  return query.data?.content ?? NO_AREAS;
}

const NO_AREAS: readonly Area[] = [];
