import { useIntl } from 'react-intl';
import { IconLink } from '#kit/page/IconLink';
import type { Queue } from './use-queue';

/** Shows the list alone, with all its columns, or beside the record again. */
export function QueueWidth({
  queue: { wide, hrefs },
}: {
  queue: Pick<Queue<{ id: number }>, 'wide' | 'hrefs'>;
}) {
  const intl = useIntl();
  if (wide === null) return null;
  const label = intl.formatMessage({ id: wide ? 'queue.narrow' : 'queue.widen' });
  return <IconLink href={hrefs.wide} label={label} icon={wide ? 'pi pi-window-minimize' : 'pi pi-table'} />;
}
