import { useIntl } from 'react-intl';
import { type QrCode, qrCodeName } from '#domain/content/qr-code';
import type { Area } from '#domain/places/area';
import type { Action } from '#kit/overlay/ActionButton';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { Details } from '#kit/record/Details';
import { LockerName } from '#kit/record/LockerName';
import { RecordFrame } from '#kit/record/RecordFrame';
import { timestampText } from '#kit/services/dates';
import { areaName } from './qr-code-columns';
import { SaveButtons } from './SaveButtons';
import './qrcode.css';

interface QrCodeDetailProps {
  row: QrCode;
  areas: readonly Area[];
  /** Where its labels are. */
  labels: string;
  /** Null for whoever may only look. */
  copy: string | null;
}

/** A code to look at, large enough to be read from the screen, to save and to print. */
export function QrCodeDetail({ row, areas, labels, copy }: QrCodeDetailProps) {
  const intl = useIntl();
  const name = qrCodeName(row);
  const actions: Action[] =
    copy === null
      ? []
      : [{ label: intl.formatMessage({ id: 'record.copy' }), icon: 'pi pi-copy', href: copy }];
  return (
    <RecordFrame
      name={name}
      primary={{ label: intl.formatMessage({ id: 'qrcode.labels' }), icon: 'pi pi-print', href: labels }}
      actions={actions}
    >
      {row.image ? (
        <div className="qr-picture">
          <PreviewableImage source={row.image} name={name} />
          <SaveButtons image={row.image} name={name} />
        </div>
      ) : null}
      <Details
        entries={[
          { title: 'qrcode.content', value: row.content, prose: true },
          { title: 'field.area', value: areaName(row, areas) },
          { title: 'locker.title', value: row.locker == null ? null : <LockerName id={row.locker} /> },
          { title: 'record.created_at', value: row.created_at ? timestampText(row.created_at) : null },
        ]}
      />
    </RecordFrame>
  );
}
