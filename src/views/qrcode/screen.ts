import { defineScreen } from '#kit/context/screen';

export const qrCodes = defineScreen({
  path: '/:city/qrcode',
  title: 'qrcode.title',
  menu: { icon: 'pi pi-qrcode', roles: ['Administrator', 'owner_shop'] },
  feature: 'qrcode',
  view: () => import('./QrCodeView'),
});
