import { FormattedMessage } from 'react-intl';
import { useToasts } from '#kit/context/app-services';
import { usePictureAddress } from '#kit/context/picture-address';
import { saveFile } from '#kit/services/save-file';
import { type PictureKind, pictureFile } from './picture-file';

const KINDS: readonly PictureKind[] = ['png', 'svg'];

/** Saves the picture of a code as a file, independent of the format that the server has drawn. */
export function SaveButtons({ image, name }: { image: string; name: string }) {
  const toasts = useToasts();
  const addressOf = usePictureAddress();
  async function save(kind: PictureKind) {
    try {
      saveFile(await pictureFile(addressOf(image), kind), `${fileName(name)}.${kind}`);
    } catch {
      // The host of the picture may not allow the console to read it.
      toasts.show('error', { messageId: 'qrcode.saveFailed' });
    }
  }
  return (
    <p className="actions">
      {KINDS.map((kind) => (
        <button key={kind} type="button" className="button" onClick={() => void save(kind)}>
          <span className="pi pi-download" aria-hidden="true" />
          <FormattedMessage id={`qrcode.save.${kind}`} />
        </button>
      ))}
    </p>
  );
}

/** Drops characters that a file system forbids, and shortens the name: 200 characters are too long. */
const fileName = (name: string): string =>
  [...name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()].slice(0, 60).join('') || 'qrcode';
