import { FormattedMessage } from 'react-intl';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import './identity-picture.css';

interface IdentityPictureProps {
  source: string | null | undefined;
  /** The name of the person on the document. */
  name: string;
}

/** The picture of the document, which opens in full; or a note that there is none. */
export function IdentityPicture({ source, name }: IdentityPictureProps) {
  if (!source) {
    return (
      <span className="quiet">
        <FormattedMessage id="identity.noImage" />
      </span>
    );
  }
  return <PreviewableImage source={source} name={name} className="identity-picture" />;
}
