import type { CSSProperties } from 'react';
import { LABEL_LAYOUTS, type LabelLayout } from '#domain/content/label-sheet';
import { type QrCode, qrCodeName } from '#domain/content/qr-code';
import { usePictureAddress } from '#kit/context/picture-address';
import { codePicture } from './code-picture';

/**
 * While labels are shown, printed pages have no margins and no page number. A named page cannot define this:
 * an open dialog is out of the flow, where browsers ignore named pages.
 */
const WHOLE_PAGES = '@page { margin: 0; @bottom-right { content: none; } }';

interface LabelSheetsProps {
  sheets: readonly (readonly (QrCode | null)[])[];
  layout: LabelLayout;
}

/** Pages of A4; the screen shows only the first. */
export function LabelSheets({ sheets, layout }: LabelSheetsProps) {
  const addressOf = usePictureAddress();
  const { columns, rows } = LABEL_LAYOUTS[layout];
  const gridStyle = { '--columns': columns, '--rows': rows } as CSSProperties;
  return (
    <div className="label-sheets">
      <style>{WHOLE_PAGES}</style>
      {sheets.map((labels, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages and labels are identified by their order alone
        <ul key={page} className="label-sheet" style={gridStyle}>
          {labels.map((code, index) => {
            const picture = code && codePicture(code);
            return picture ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={index} className="label">
                <img src={addressOf(picture)} alt="" />
                <span>{qrCodeName(code)}</span>
              </li>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={index} className="label gone" aria-hidden="true" />
            );
          })}
        </ul>
      ))}
    </div>
  );
}
