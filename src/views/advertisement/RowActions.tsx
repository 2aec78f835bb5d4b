import { useIntl } from 'react-intl';
import type { Advertisement } from '#domain/offers/advertisement';
import { IconButton } from '#kit/page/IconButton';
import { IconLink } from '#kit/page/IconLink';
import type { RecordEditing } from '#kit/record/record-editing';
import type { AdvertisementFields } from './AdvertisementForm';
import { adName } from './ad-name';
import { PublishButton } from './PublishButton';

interface RowActionsProps {
  ad: Advertisement;
  editing: RecordEditing<AdvertisementFields>;
}

export function RowActions({ ad, editing: { hrefs, remove } }: RowActionsProps) {
  const intl = useIntl();
  const name = adName(ad);
  const label = (id: string) => intl.formatMessage({ id }, { name });
  return (
    <>
      <PublishButton ad={ad} />
      <IconLink href={hrefs.edit(ad.id)} label={label('record.editNamed')} icon="pi pi-pencil" />
      <IconLink href={hrefs.copy(ad.id)} label={label('record.copyNamed')} icon="pi pi-copy" />
      <IconButton
        label={label('record.deleteNamed')}
        icon="pi pi-trash"
        onClick={() => remove(ad.id, name)}
      />
    </>
  );
}
