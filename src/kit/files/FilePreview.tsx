import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { beginsAsPdf, isPdf, isPictureFile, PDF_TYPE, type StoredFile } from '#domain/base/upload';
import { usePictureAddress } from '#kit/context/picture-address';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { useObjectUrl } from '#kit/services/use-object-url';
import { fileOfDataUrl } from './file-of-data-url';
import { useOwnFile } from './use-own-file';
import './file-preview.css';

interface FilePreviewProps {
  file: StoredFile;
  /** The name of the record. */
  name: string;
}

/** A file in the detail of a record: a PDF in the browser's viewer, or a picture that can be enlarged. */
export function FilePreview({ file, name }: FilePreviewProps) {
  if (isPdf(file)) return <PdfPreview file={file} name={name} />;
  if (isPictureFile(file)) return <PicturePreview file={file} name={name} />;
  return <NoPreview file={file} note="file.noPreview" />;
}

function PdfPreview({ file, name }: FilePreviewProps) {
  const intl = useIntl();
  const addressOf = usePictureAddress();
  const isInline = file.url.startsWith('data:');
  const fileUrl = isInline ? null : addressOf(file.url);
  const isOwnOrigin = fileUrl?.startsWith(`${location.origin}/`) ?? false;
  const inlineFile = useMemo(() => fileOfDataUrl(file.url, file.name, PDF_TYPE), [file]);
  const expected = { name: file.name, type: PDF_TYPE, isOfType: beginsAsPdf };
  const { file: fetchedFile, isBroken } = useOwnFile(isOwnOrigin ? fileUrl : null, expected);
  const objectUrl = useObjectUrl(inlineFile ?? fetchedFile);
  const isUnreadable = isInline ? inlineFile === null : isBroken || !/^https?:/.test(fileUrl ?? '');
  if (isUnreadable) return <Note id="file.unreadable" />;
  const address = isInline || isOwnOrigin ? objectUrl : fileUrl;
  if (address === null) return null;
  return (
    <div className="file-preview">
      {navigator.pdfViewerEnabled ? (
        // Data and same-origin files are PDFs by their type, whatever their bytes are; another host has no
        // access to this page.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium 156 shows no PDF in a sandbox, whatever it allows
        <iframe
          src={`${address}#view=FitH&navpanes=0`}
          title={intl.formatMessage({ id: 'file.preview' }, { name })}
          referrerPolicy="no-referrer"
        />
      ) : (
        <Note id="file.noViewer" />
      )}
      <p className="file-links">
        <a className="button small" href={address} target="_blank" rel="noopener">
          <span className="pi pi-external-link" aria-hidden="true" /> <FormattedMessage id="file.openInTab" />
        </a>
        <DownloadLink file={file} address={address} />
      </p>
    </div>
  );
}

function PicturePreview({ file, name }: FilePreviewProps) {
  const addressOf = usePictureAddress();
  const [isBroken, setIsBroken] = useState(false);
  const address = addressOf(file.url);
  if (isBroken) return <NoPreview file={file} note="file.unreadable" />;
  return (
    <div className="file-preview">
      <PreviewableImage source={file.url} name={name}>
        <img src={address} alt="" onError={() => setIsBroken(true)} />
      </PreviewableImage>
      <p className="file-links">
        <DownloadLink file={file} address={address} />
      </p>
    </div>
  );
}

function NoPreview({ file, note }: { file: StoredFile; note: string }) {
  const addressOf = usePictureAddress();
  return (
    <div className="file-preview">
      <Note id={note} />
      <p className="file-links">
        <DownloadLink file={file} address={addressOf(file.url)} />
      </p>
    </div>
  );
}

/** A link to another host may open the file instead of saving it: the new tab keeps this page. */
function DownloadLink({ file, address }: { file: StoredFile; address: string }): ReactNode {
  return (
    <a className="button small" href={address} download={file.name} target="_blank" rel="noopener">
      <span className="pi pi-download" aria-hidden="true" /> <FormattedMessage id="file.download" />
    </a>
  );
}

const Note = ({ id }: { id: string }) => (
  <p className="quiet">
    <FormattedMessage id={id} />
  </p>
);
