import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { readPicture, type ShownPicture } from '#mocks/harness/report/pictures/read-picture';
import { restorePicture } from '#mocks/harness/report/pictures/restore-picture';

export interface StepPicture {
  /** The step as the list shows it. */
  text: string;
  /** Null when the picture was dropped; rejects for one that is longer than any page. */
  read(): Promise<string | null>;
}

interface PictureDialogProps {
  pictures: readonly StepPicture[];
  /** The index of the picture that is shown first. */
  first: number;
  texts: Texts;
  onClose(): void;
}

/** Pictures of the page, one at a time. Nothing in them can be used, and no script runs in them. */
export function PictureDialog({ pictures, first, texts, onClose }: PictureDialogProps) {
  const [index, setIndex] = useState(first);
  const [picture, setPicture] = useState<ShownPicture | 'none' | 'too long' | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const shownStep = pictures[index];
  useEffect(function openAsModal() {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  useEffect(
    function readShown() {
      let isWanted = true;
      const show = (read: typeof picture) => {
        if (isWanted) setPicture(read);
      };
      shownStep?.read().then(
        (markup) => show(markup === null ? 'none' : readPicture(markup, document)),
        () => show('too long'),
      );
      return () => {
        isWanted = false;
      };
    },
    [shownStep],
  );
  // the buttons are never disabled: keys would no longer reach the dialog
  const moveTo = (next: number) => {
    if (pictures[next] === undefined) return;
    setPicture(null);
    setIndex(next);
  };
  const moveByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') moveTo(index - 1);
    if (key === 'ArrowRight') moveTo(index + 1);
  };
  return (
    <dialog
      ref={dialog}
      className="picture"
      aria-label={texts.report.picture}
      onKeyDown={moveByKey}
      onCancel={onClose}
    >
      <div className="bar">
        <p role="status">
          <strong>{shownStep?.text}</strong>{' '}
          <span className="quiet">{texts.player.progress(index + 1, pictures.length)}</span>
        </p>
        <button type="button" aria-disabled={index === 0} onClick={() => moveTo(index - 1)}>
          {texts.report.previousPicture}
        </button>
        <button type="button" aria-disabled={index === pictures.length - 1} onClick={() => moveTo(index + 1)}>
          {texts.report.nextPicture}
        </button>
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      {picture === 'none' ? <p className="warning">{texts.report.pictureGone}</p> : null}
      {picture === 'too long' ? <p className="warning">{texts.report.pictureTooLong}</p> : null}
      {picture === null || typeof picture === 'string' ? null : (
        <PictureFrame key={index} picture={picture} title={shownStep?.text ?? ''} />
      )}
    </dialog>
  );
}

function PictureFrame({ picture, title }: { picture: ShownPicture; title: string }) {
  const { srcdoc, width, height } = picture;
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(
    function fitIntoBox() {
      const scaleToBox = () => {
        const { clientWidth = 0, clientHeight = 0 } = box.current ?? {};
        setScale(Math.min(clientWidth / width, clientHeight / height, 1));
      };
      scaleToBox();
      window.addEventListener('resize', scaleToBox);
      return () => window.removeEventListener('resize', scaleToBox);
    },
    [width, height],
  );
  return (
    <div ref={box} className="frame">
      <iframe
        title={title}
        sandbox="allow-same-origin"
        inert
        srcDoc={srcdoc}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => restoreWithoutFocus(currentTarget)}
      />
    </div>
  );
}

/** A dialog of the picture takes the focus when it opens, also in an inert frame. */
function restoreWithoutFocus(frame: HTMLIFrameElement) {
  const { activeElement } = frame.getRootNode() as Document | ShadowRoot;
  restorePicture(frame);
  if (activeElement instanceof HTMLElement) activeElement.focus();
}
