import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#kit/page/IconButton';
import { IconLink } from '#kit/page/IconLink';

type RowActionProps = {
  /** Message id of what it does; `…Named` names the record too. */
  verb: string;
  /** Of that message, where it is called otherwise. */
  named?: string;
  /** Of the record. */
  name: string;
  icon: string;
} & (
  | { href: string }
  | ({ href?: never } & Pick<ComponentProps<'button'>, 'onClick' | 'disabled' | 'aria-disabled'>)
);

/** What is done with the record of a row: a picture in a table; in a telephone's sheet the verb stands beside it. */
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
