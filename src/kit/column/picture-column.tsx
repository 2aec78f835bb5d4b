import { isPdf, isPictureFile, type StoredFile } from '#domain/base/upload';
import { usePictureAddress } from '#kit/context/picture-address';
import type { Column } from './column';
import './picture-column.css';

/** The first picture of a row, small: for the eye alone, a file says nothing of it. */
export const pictureColumn = <Row,>(
  id: string,
  title: string,
  pictureOf: (row: Row) => string | StoredFile | null | undefined,
): Column<Row> => ({
  id,
  title,
  kind: 'wide',
  width: 'narrow',
  text: null,
  cell: (row) => <RowPicture file={pictureOf(row)} />,
});

function RowPicture({ file }: { file: string | StoredFile | null | undefined }) {
  const addressOf = usePictureAddress();
  if (!file) return '–';
  if (typeof file !== 'string' && (isPdf(file) || !isPictureFile(file))) {
    return <span className={`row-picture pi ${isPdf(file) ? 'pi-file-pdf' : 'pi-file'}`} title={file.name} />;
  }
  return (
    <img
      className="row-picture"
      src={addressOf(typeof file === 'string' ? file : file.url)}
      alt=""
      loading="lazy"
    />
  );
}
