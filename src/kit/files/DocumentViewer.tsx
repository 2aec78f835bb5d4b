import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePictureAddress } from '#kit/context/picture-address';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { IconButton } from '#kit/page/IconButton';
import './document-viewer.css';

interface DocumentViewerProps {
  source: string | null | undefined;
  /** The name of the person on the document. */
  name: string;
}

/** Enlargements; the last is the largest. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const LAST_ZOOM = ZOOMS.length - 1;

/**
 * A photographed document, which can be enlarged and turned where it stands; or a note that there is none.
 * PrimeReact's Image does both only in a dialog of its own.
 */
export function DocumentViewer({ source, name }: DocumentViewerProps) {
  const intl = useIntl();
  const addressOf = usePictureAddress();
  const [zoomStep, setZoomStep] = useState(0);
  const [quarterTurns, setQuarterTurns] = useState(0);
  const scrollBox = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an enlarged or turned picture is centred
  useLayoutEffect(
    function showCentre() {
      const { current } = scrollBox;
      if (current === null) return;
      current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
      current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
    },
    [zoomStep, quarterTurns],
  );
  if (!source) {
    return (
      <p className="document-viewer-none quiet">
        <FormattedMessage id="identity.noImage" />
      </p>
    );
  }
  const textOf = (id: string) => intl.formatMessage({ id });
  const isTurned = quarterTurns % 2 === 1;
  return (
    <div className="document-viewer identity-picture">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={scrollBox}
        className="document-scroll"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged document must scroll by keys
        tabIndex={0}
        aria-label={textOf('identity.image')}
      >
        <div className="document-sheet" style={{ '--zoom': ZOOMS[zoomStep] } as CSSProperties}>
          <img
            className={isTurned ? 'turned' : undefined}
            style={{ rotate: `${quarterTurns * 90}deg` }}
            src={addressOf(source)}
            alt={name}
          />
        </div>
      </div>
      <div className="document-tools">
        <IconButton
          label={textOf('document.zoomOut')}
          icon="pi pi-minus"
          data-shortcut="zoom-out"
          // `aria-disabled` keeps the last step focusable.
          aria-disabled={zoomStep === 0}
          onClick={() => setZoomStep(Math.max(zoomStep - 1, 0))}
        />
        <output aria-live="polite">{intl.formatNumber(ZOOMS[zoomStep] ?? 1, { style: 'percent' })}</output>
        <IconButton
          label={textOf('document.zoomIn')}
          icon="pi pi-plus"
          data-shortcut="zoom-in"
          aria-disabled={zoomStep === LAST_ZOOM}
          onClick={() => setZoomStep(Math.min(zoomStep + 1, LAST_ZOOM))}
        />
        <IconButton
          label={textOf('document.turn')}
          icon="pi pi-refresh"
          data-shortcut="turn"
          onClick={() => setQuarterTurns(quarterTurns + 1)}
        />
        <PreviewableImage source={source} name={name} className="document-full">
          <span className="pi pi-window-maximize" aria-hidden="true" />
        </PreviewableImage>
      </div>
    </div>
  );
}
