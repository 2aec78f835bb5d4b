import { useIntl } from 'react-intl';
import { type QrCode, qrCodeName } from '#domain/content/qr-code';
import { areaName } from '#domain/places/area';
import { Moment } from '#kit/date/Moment';
import { useListState } from '#kit/list/list-state';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { Details } from '#kit/record/Details';
import { RecordFrame } from '#kit/record/RecordFrame';
import type { ShownProps } from '#kit/resource/define-resource';
import { LockerName } from '#records/locker/LockerName';
import { codePicture } from './code-picture';
import { LABELS_PARAMETER } from './labels-address';
import type { QrCodeValues } from './qr-code-values';
import { SaveButtons } from './SaveButtons';
import { useAreas } from './use-areas';
import './qrcode.css';

/** A code in detail, large enough to be scanned from the screen, with buttons to save and print it. */
export function QrCodeDetail({ row, recordController, modes }: ShownProps<QrCode, QrCodeValues>) {
  const intl = useIntl();
  const list = useListState();
  const areas = useAreas();
  const name = qrCodeName(row);
  const picture = codePicture(row);
  const label = (id: string) => intl.formatMessage({ id });
  const labelsHref = list.href({ view: null, [LABELS_PARAMETER]: row.id });
  const copyAction = {
    label: label('record.copy'),
    icon: 'pi pi-copy',
    href: recordController.hrefs.copy(row.id),
  };
  return (
    <RecordFrame
      name={name}
      primary={{ label: label('qrcode.labels'), icon: 'pi pi-print', href: labelsHref }}
      actions={modes.includes('copy') ? [copyAction] : []}
    >
      {picture === null ? null : (
        <div className="qr-picture">
          <PreviewableImage source={picture} name={name} />
          <SaveButtons image={picture} name={name} />
        </div>
      )}
      <Details
        entries={[
          { title: 'qrcode.content', value: row.content, prose: true },
          { title: 'field.area', value: areaName(row.area, areas) },
          { title: 'field.locker', value: row.locker == null ? null : <LockerName id={row.locker} /> },
          { title: 'record.created_at', value: <Moment at={row.created_at} /> },
        ]}
      />
    </RecordFrame>
  );
}
