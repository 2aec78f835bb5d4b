import { FormattedMessage } from 'react-intl';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import './identity-picture.css';

interface IdentityPictureProps {
  source: string | null | undefined;
  /** Whose document it is. */
  name: string;
}

/** The document's picture, to look at in full; or that there is none. */
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
