import { Link } from 'wouter';
import { type QrCode, qrCodeName } from '#domain/content/qr-code';
import { type Area, areaName } from '#domain/places/area';
import type { Column } from '#kit/column/column';
import { pictureColumn } from '#kit/column/picture-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { codePicture } from './code-picture';

export const qrCodeColumns = (
  hrefOf: (id: number) => string,
  areas: readonly Area[],
): readonly Column<QrCode>[] => [
  pictureColumn('image', 'qrcode.picture', codePicture, qrCodeName),
  {
    id: 'name',
    title: 'field.name',
    kind: 'main',
    sort: 'name',
    text: qrCodeName,
    cell: (row) => (
      <Link className="clamp" href={hrefOf(row.id)}>
        {qrCodeName(row)}
      </Link>
    ),
  },
  textColumn('content', 'qrcode.content', { card: 'meta' }),
  {
    id: 'area',
    title: 'field.area',
    kind: 'wide',
    width: 'medium',
    cell: (row) => areaName(row.area, areas) ?? '–',
  },
  timeColumn('created_at', 'record.created_at', 'wide'),
];
