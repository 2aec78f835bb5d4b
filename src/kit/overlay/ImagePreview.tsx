import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PREVIEW_BREAKPOINT } from '#domain/base/limits';
import { usePictureAddress } from '#kit/context/picture-address';
import { IconButton } from '#kit/page/IconButton';
import { useNarrowerThan } from '#kit/services/use-media';
import { useModal } from './use-modal';
import './image-preview.css';

interface ImagePreviewProps {
  source: string;
  /** The content of the picture. */
  name: string;
  /** Called on the ✕, Escape and a click beside the picture (R-UI-04 to 06). */
  onClose: () => void;
}

/** A picture over the whole page, in a narrow window at full width, else inset (R-UI-07, A-046). */
export function ImagePreview({ source, name, onClose }: ImagePreviewProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const addressOf = usePictureAddress();
  const fillsWindow = useNarrowerThan(PREVIEW_BREAKPOINT);
  const pressBeside = useModal(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={fillsWindow ? 'image-preview fills' : 'image-preview inset'}
      aria-label={name}
      {...pressBeside}
    >
      <img src={addressOf(source)} alt={name} />
      <IconButton label={intl.formatMessage({ id: 'common.close' })} icon="pi pi-times" onClick={onClose} />
    </dialog>
  );
}

interface PreviewableImageProps extends Omit<ImagePreviewProps, 'onClose'> {
  className?: string;
  /** The thumbnail, where it is not the same picture in a smaller size. */
  children?: ReactNode;
}

/** A picture that opens its preview (R-UI-03). */
export function PreviewableImage({ source, name, className = '', children }: PreviewableImageProps) {
  const intl = useIntl();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const addressOf = usePictureAddress();
  const label = intl.formatMessage({ id: 'picture.enlarge' }, { name });
  return (
    <>
      <button
        type="button"
        className={`previewable ${className}`}
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setPreviewOpen(true)}
      >
        {children ?? <img src={addressOf(source)} alt="" />}
      </button>
      {isPreviewOpen ? (
        <ImagePreview source={source} name={name} onClose={() => setPreviewOpen(false)} />
      ) : null}
    </>
  );
}
