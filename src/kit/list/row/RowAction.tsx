import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#kit/page/IconButton';
import { IconLink } from '#kit/page/IconLink';

type RowActionProps = {
  /** Message id of the action; `…Named` also contains the record's name. */
  verb: string;
  /** Message id of that text, where it does not follow the pattern. */
  named?: string;
  /** The name of the record. */
  name: string;
  icon: string;
} & (
  | { href: string }
  | ({ href?: never } & Pick<ComponentProps<'button'>, 'onClick' | 'disabled' | 'aria-disabled'>)
);

/** An action on a row's record: an icon in a table; in the action sheet of a phone the verb is beside it. */
export function RowAction({ verb, named = `${verb}Named`, name, ...rest }: RowActionProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: named }, { name });
  const verbText = intl.formatMessage({ id: verb });
  return rest.href === undefined ? (
    <IconButton {...rest} label={label} verb={verbText} />
  ) : (
    <IconLink {...rest} label={label} verb={verbText} />
  );
}
