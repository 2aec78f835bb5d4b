import { idOf } from '#domain/base/id-of';
import { useSearch } from '#kit/context/app-services';

/** The id of the record in the address: the list marks it while its panel stands. */
export function useOpenId(): number | null {
  const parameters = useSearch();
  return ['view', 'edit', 'copy'].reduce<number | null>((id, mode) => id ?? idOf(parameters.get(mode)), null);
}
