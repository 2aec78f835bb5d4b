import { useSearch } from '#kit/context/app-services';
import { recordOf } from './record-address';

/** The id of the record in the address: the list marks it while its panel stands. */
export const useOpenId = (): number | null => recordOf(useSearch())?.id ?? null;
