import { FormattedMessage } from 'react-intl';
import { useToasts } from '#kit/context/app-services';
import { usePictureAddress } from '#kit/context/picture-address';
import { saveFile } from '#kit/services/save-file';
import { type PictureFormat, pictureFile } from './picture-file';

const PICTURE_FORMATS: readonly PictureFormat[] = ['png', 'svg'];

/** Saves the picture of a code as a file, independent of the format that the server has drawn. */
export function SaveButtons({ image, name }: { image: string; name: string }) {
  const toasts = useToasts();
  const addressOf = usePictureAddress();
  async function save(format: PictureFormat) {
    try {
      saveFile(await pictureFile(addressOf(image), format), `${fileName(name)}.${format}`);
    } catch {
      // The host of the picture may not allow the console to read it.
      toasts.show('error', { messageId: 'qrcode.saveFailed' });
    }
  }
  return (
    <p className="actions">
      {PICTURE_FORMATS.map((format) => (
        <button key={format} type="button" className="button" onClick={() => void save(format)}>
          <span className="pi pi-download" aria-hidden="true" />
          <FormattedMessage id={`qrcode.save.${format}`} />
        </button>
      ))}
    </p>
  );
}

/** A name without the characters that a file system forbids, and shortened: 200 characters are too long. */
const fileName = (name: string): string =>
  [...name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()].slice(0, 60).join('') || 'qrcode';
