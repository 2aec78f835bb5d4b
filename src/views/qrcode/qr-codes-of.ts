import { qrCodeSource } from '#api/content/qr-codes';
import { qrCodeName } from '#domain/content/qr-code';
import { mayEnter } from '#domain/people/roles';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { shortText } from '#kit/services/short-text';
import { QrCodeDetail } from './QrCodeDetail';
import { qrCodeDraftOf } from './qr-code-values';

/**
 * A code is created and never changed: a printed code keeps its content. Its list shows the names of areas
 * (qr-code-columns).
 */
export const qrCodesOf = (company: string) =>
  defineResource({
    title: 'qrcode.title',
    noun: 'qrcode.noun',
    source: qrCodeSource(company),
    nameOf: (row) => shortText(qrCodeName(row)),
    columns: [],
    Shown: QrCodeDetail,
    Form: lazyComponent(() => import('./QrCodeForm')),
    draftOf: qrCodeDraftOf,
    mayWrite: ({ role }) => mayEnter(role, ['Administrator', 'owner_shop']),
  });
