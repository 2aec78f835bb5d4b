import { useIntl } from 'react-intl';
import type { Picture } from '#domain/base/upload';
import { usePictureAddress } from '#kit/context/picture-address';
import { useObjectUrl } from '#kit/services/use-object-url';

/** A picture of the form, also one that is not sent yet. */
export function PhonePicture({ picture, className }: { picture: Picture; className?: string }) {
  const intl = useIntl();
  const addressOf = usePictureAddress();
  const objectUrl = useObjectUrl(picture instanceof File ? picture : null);
  const source = picture instanceof File ? objectUrl : addressOf(picture);
  return source ? (
    <img className={className} src={source} alt={intl.formatMessage({ id: 'field.image' })} />
  ) : null;
}
