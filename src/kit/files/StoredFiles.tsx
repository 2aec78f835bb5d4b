import { FormattedMessage } from 'react-intl';
import { isPdf, type StoredFile } from '#domain/base/upload';
import { usePictureAddress } from '#kit/context/picture-address';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import './stored-files.css';

interface StoredFilesProps {
  files: readonly StoredFile[];
  /** The name of the record. */
  name: string;
}

/** Files of a record: pictures open in full, PDFs open in a new tab. */
export function StoredFiles({ files, name }: StoredFilesProps) {
  const addressOf = usePictureAddress();
  if (files.length === 0) return '–';
  return (
    <ul className="stored-files">
      {files.map((file, index) => (
        <li key={file.url}>
          {isPdf(file) ? (
            // no tab opens a `data:` address: `download` saves it under its name
            <a href={addressOf(file.url)} target="_blank" rel="noopener" download={file.name}>
              <span className="pi pi-file-pdf" aria-hidden="true" />{' '}
              <FormattedMessage id="file.open" values={{ name: file.name }} />
            </a>
          ) : (
            <PreviewableImage source={file.url} name={`${name} ${index + 1}`} />
          )}
        </li>
      ))}
    </ul>
  );
}
