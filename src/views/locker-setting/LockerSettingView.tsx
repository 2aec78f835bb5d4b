import { lockerSource } from '#api/offers/lockers';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { LOCKER_COLUMNS, lockerDetail, nameOfLocker } from '#records/locker/locker-columns';

const lockers = defineResource({
  title: 'lockerSetting.title',
  empty: 'empty.lockers',
  noun: 'locker.noun',
  search: 'locker.search',
  source: lockerSource,
  nameOf: nameOfLocker,
  columns: LOCKER_COLUMNS,
  detail: lockerDetail,
  Form: lazyComponent(() => import('./LockerForm')),
});

/** ロッカー一覧: sets up the lockers of an advertiser (R-SCR-27, R-CALL-23). */
export default function LockerSettingView() {
  return <ResourceView of={lockers} />;
}

LockerSettingView.first = prefetchResource(lockers);
