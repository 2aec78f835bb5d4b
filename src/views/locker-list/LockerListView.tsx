import { shownLockerSource } from '#api/offers/lockers';
import { defineResource } from '#kit/resource/define-resource';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { LOCKER_COLUMNS, lockerDetail, nameOfLocker } from '#records/locker/locker-columns';

const lockers = defineResource({
  title: 'lockerList.title',
  empty: 'empty.lockersShown',
  noun: 'locker.noun',
  search: 'locker.search',
  source: shownLockerSource,
  nameOf: nameOfLocker,
  columns: LOCKER_COLUMNS,
  detail: lockerDetail,
});

/** Locker: the city's lockers, read-only for every role (R-SCR-28, A-153). */
export default function LockerListView() {
  return <ResourceView of={lockers} />;
}

LockerListView.first = prefetchResource(lockers);
