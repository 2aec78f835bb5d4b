import { useNavigation } from './app-services';
import { useListState } from './list-state';

/** One of a few views of a list, kept in the address beside the search; the first one is not named there. */
export interface AddressFilter<Value extends string> {
  value: Value;
  values: readonly Value[];
  href(value: Value): string;
  /** Another filter is another list: it begins at page 1. */
  choose(value: Value): void;
}

export function useAddressFilter<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): AddressFilter<Value> {
  const navigation = useNavigation();
  const list = useListState();
  const asked = list.parameter(name);
  const [first] = values;
  const href = (value: Value) => list.href({ [name]: value === first ? null : value, page: null });
  return {
    value: values.find((value) => value === asked) ?? first,
    values,
    href,
    choose: (value) => navigation.go(href(value)),
  };
}
