import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type FormFile, isPdf } from '#domain/base/upload';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { IconButton } from '#kit/page/IconButton';
import { useObjectUrl } from '#kit/services/use-object-url';
import { fileKey } from './file-key';
import './files-field.css';

interface FileListProps {
  files: readonly FormFile[];
  /** Message id of the label of the first file, where the order matters. */
  first?: string | undefined;
  /** Disables every change while the files are sent. */
  fixed?: boolean;
  /** Without it the list is read-only. */
  onChange?: (files: FormFile[]) => void;
}

type MoveDirection = 'earlier' | 'later';

/** Files in order, which drag and drop or buttons change; the focus stays with the moved file. */
export function FileList({ files, first, fixed, onChange }: FileListProps) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const lastMove = useRef<{ newIndex: number; direction: MoveDirection } | null>(null);
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const fileNames = files.map(
    (file, index) => nameOf(file) ?? intl.formatMessage({ id: 'upload.nth' }, { number: index + 1 }),
  );

  useLayoutEffect(function keepFocus() {
    const { current } = lastMove;
    lastMove.current = null;
    if (current === null) return;
    const row = list.current?.children[current.newIndex];
    const buttons = row?.querySelectorAll<HTMLButtonElement>('[data-move]');
    const enabled = [...(buttons ?? [])].filter((button) => !button.disabled);
    (enabled.find((button) => button.dataset.move === current.direction) ?? enabled[0])?.focus();
  });

  function moveFile(oldIndex: number, newIndex: number, direction?: MoveDirection) {
    const file = files[oldIndex];
    if (file === undefined || newIndex < 0 || newIndex >= files.length || oldIndex === newIndex) return;
    if (direction) lastMove.current = { newIndex, direction };
    const values = { name: fileNames[oldIndex], number: newIndex + 1 };
    setAnnouncement(intl.formatMessage({ id: 'upload.moved' }, values));
    onChange?.(files.toSpliced(oldIndex, 1).toSpliced(newIndex, 0, file));
  }

  return (
    <>
      <ol ref={list} className="file-list">
        {files.map((file, index) => {
          const name = fileNames[index] ?? '';
          const labelOf = (id: string) => intl.formatMessage({ id }, { name });
          const moveButton = (direction: MoveDirection, icon: string, newIndex: number) => (
            <IconButton
              label={labelOf(`upload.${direction}`)}
              icon={icon}
              data-move={direction}
              disabled={fixed || newIndex < 0 || newIndex >= files.length}
              onClick={() => moveFile(index, newIndex, direction)}
            />
          );
          return (
            <li
              key={fileKey(file)}
              draggable={!fixed && onChange !== undefined && files.length > 1}
              className={draggedIndex === index ? 'dragged' : undefined}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.effectAllowed = 'move';
                // Firefox does not drag an element without data
                dataTransfer.setData('text/plain', name);
                setDraggedIndex(index);
              }}
              onDragEnd={() => setDraggedIndex(null)}
              onDragOver={(event) => {
                if (draggedIndex !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                if (draggedIndex === null) return;
                event.preventDefault();
                moveFile(draggedIndex, index);
                setDraggedIndex(null);
              }}
            >
              <Thumbnail file={file} name={name} />
              <span className="file-name">
                {name}
                {index === 0 && first ? <small>{intl.formatMessage({ id: first })}</small> : null}
              </span>
              {onChange && files.length > 1 ? (
                <>
                  {moveButton('earlier', 'pi pi-arrow-up', index - 1)}
                  {moveButton('later', 'pi pi-arrow-down', index + 1)}
                </>
              ) : null}
              {onChange ? (
                <IconButton
                  label={labelOf('upload.remove')}
                  icon="pi pi-times"
                  disabled={fixed}
                  onClick={() => onChange(files.toSpliced(index, 1))}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

function Thumbnail({ file, name }: { file: FormFile; name: string }) {
  const isNew = file instanceof File;
  const objectUrl = useObjectUrl(isNew && !isPdf(file) ? file : null);
  if (typeof file !== 'string' && isPdf(file))
    return <span className="file-kind pi pi-file-pdf" aria-hidden="true" />;
  const source = isNew ? objectUrl : typeof file === 'string' ? file : file.url;
  return source ? (
    <PreviewableImage source={source} name={name} />
  ) : (
    <span className="file-kind pi pi-image" aria-hidden="true" />
  );
}

/** A picture of which only the address is known has no name. */
const nameOf = (file: FormFile): string | null => (typeof file === 'string' ? null : file.name);
