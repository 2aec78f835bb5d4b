import { useNavigation } from '#kit/context/app-services';
import { useListState } from './list-state';

/** A filter of a list, kept in the address beside the search; its first value is the default and left out. */
export interface AddressFilter<Value extends string> {
  /** The name of its parameter in the address. */
  name: string;
  value: Value;
  values: readonly Value[];
  href(value: Value): string;
  /** Another value is another list: it begins at page 1. */
  choose(value: Value): void;
}

/** `text`: the parameter of the address; if it is missing or unknown, the first value. */
export const filterOf = <Value extends string>(
  text: string | null,
  values: readonly [Value, ...Value[]],
): Value => values.find((value) => value === text) ?? values[0];

export function useAddressFilter<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  /** Parameters that have no meaning with another value. */
  droppedParameters: (value: Value) => readonly string[] = () => [],
): AddressFilter<Value> {
  const navigation = useNavigation();
  const list = useListState();
  const [defaultValue] = values;
  const href = (value: Value) =>
    list.href({
      ...Object.fromEntries(droppedParameters(value).map((other) => [other, null])),
      [name]: value === defaultValue ? null : value,
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
