import { isPdf, isPictureFile, type StoredFile } from '#domain/base/upload';
import { usePictureAddress } from '#kit/context/picture-address';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import type { Column } from './column';
import './picture-column.css';

/** A row's first picture as a thumbnail, which opens in full (R-UI-03); a CSV file leaves it out. */
export const pictureColumn = <Row,>(
  id: string,
  title: string,
  pictureOf: (row: Row) => string | StoredFile | null | undefined,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  id,
  title,
  kind: 'wide',
  width: 'narrow',
  card: 'picture',
  text: null,
  cell: (row) => <RowPicture file={pictureOf(row)} name={nameOf(row)} />,
});

interface RowPictureProps {
  file: string | StoredFile | null | undefined;
  /** The name of the record. */
  name: string;
}

function RowPicture({ file, name }: RowPictureProps) {
  const addressOf = usePictureAddress();
  if (!file) {
    return (
      <span className="row-picture pi pi-image">
        <span className="visually-hidden">–</span>
      </span>
    );
  }
  if (typeof file !== 'string' && (isPdf(file) || !isPictureFile(file))) {
    return <span className={`row-picture pi ${isPdf(file) ? 'pi-file-pdf' : 'pi-file'}`} title={file.name} />;
  }
  const source = typeof file === 'string' ? file : file.url;
  return (
    <PreviewableImage source={source} name={name}>
      <img className="row-picture" src={addressOf(source)} alt="" loading="lazy" />
    </PreviewableImage>
  );
}
