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

type Move = 'earlier' | 'later';

/** Files in order, which drag and drop or buttons change; the focus stays with the moved file. */
export function FileList({ files, first, fixed, onChange }: FileListProps) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ to: number; by: Move } | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const names = files.map(
    (file, index) => nameOf(file) ?? intl.formatMessage({ id: 'upload.nth' }, { number: index + 1 }),
  );

  useLayoutEffect(function keepFocus() {
    const { current } = moved;
    moved.current = null;
    if (current === null) return;
    const buttons = list.current?.children[current.to]?.querySelectorAll<HTMLButtonElement>('[data-move]');
    const enabled = [...(buttons ?? [])].filter((button) => !button.disabled);
    (enabled.find((button) => button.dataset.move === current.by) ?? enabled[0])?.focus();
  });

  function move(from: number, to: number, by?: Move) {
    const file = files[from];
    if (file === undefined || to < 0 || to >= files.length || from === to) return;
    if (by) moved.current = { to, by };
    const values = { name: names[from], number: to + 1 };
    setAnnouncement(intl.formatMessage({ id: 'upload.moved' }, values));
    onChange?.(files.toSpliced(from, 1).toSpliced(to, 0, file));
  }

  return (
    <>
      <ol ref={list} className="file-list">
        {files.map((file, index) => {
          const name = names[index] ?? '';
          const label = (id: string) => intl.formatMessage({ id }, { name });
          const step = (by: Move, icon: string, to: number) => (
            <IconButton
              label={label(`upload.${by}`)}
              icon={icon}
              data-move={by}
              disabled={fixed || to < 0 || to >= files.length}
              onClick={() => move(index, to, by)}
            />
          );
          return (
            <li
              key={fileKey(file)}
              draggable={!fixed && onChange !== undefined && files.length > 1}
              className={dragged === index ? 'dragged' : undefined}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.effectAllowed = 'move';
                // Firefox does not drag an element without data
                dataTransfer.setData('text/plain', name);
                setDragged(index);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(dragged, index);
                setDragged(null);
              }}
            >
              <Thumbnail file={file} name={name} />
              <span className="file-name">
                {name}
                {index === 0 && first ? <small>{intl.formatMessage({ id: first })}</small> : null}
              </span>
              {onChange && files.length > 1 ? (
                <>
                  {step('earlier', 'pi pi-arrow-up', index - 1)}
                  {step('later', 'pi pi-arrow-down', index + 1)}
                </>
              ) : null}
              {onChange ? (
                <IconButton
                  label={label('upload.remove')}
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
  const own = useObjectUrl(isNew && !isPdf(file) ? file : null);
  if (typeof file !== 'string' && isPdf(file))
    return <span className="file-kind pi pi-file-pdf" aria-hidden="true" />;
  const source = isNew ? own : typeof file === 'string' ? file : file.url;
  return source ? (
    <PreviewableImage source={source} name={name} />
  ) : (
    <span className="file-kind pi pi-image" aria-hidden="true" />
  );
}

/** A picture of which only the address is known has no name. */
const nameOf = (file: FormFile): string | null => (typeof file === 'string' ? null : file.name);
