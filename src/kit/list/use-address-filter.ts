import { useNavigation } from '#kit/context/app-services';
import { useListState } from './list-state';

/** One of a few views of a list, kept in the address beside the search; the first one is not named there. */
export interface AddressFilter<Value extends string> {
  /** Of its parameter in the address. */
  name: string;
  value: Value;
  values: readonly Value[];
  href(value: Value): string;
  /** Another filter is another list: it begins at page 1. */
  choose(value: Value): void;
}

/** `asked`: what the address says; what it does not name, or nobody knows, is the first. */
export const filterOf = <Value extends string>(
  text: string | null,
  values: readonly [Value, ...Value[]],
): Value => values.find((value) => value === text) ?? values[0];

export function useAddressFilter<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  /** Parameters that mean nothing beside another choice. */
  forgotten: (value: Value) => readonly string[] = () => [],
): AddressFilter<Value> {
  const navigation = useNavigation();
  const list = useListState();
  const [first] = values;
  const href = (value: Value) =>
    list.href({
      ...Object.fromEntries(forgotten(value).map((other) => [other, null])),
      [name]: value === first ? null : value,
      page: null,
    });
  return {
    name,
    value: filterOf(list.parameter(name), values),
    values,
    href,
    choose: (value) => navigation.go(href(value)),
  };
}
