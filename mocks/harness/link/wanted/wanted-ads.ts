import type { OpeningHours } from '#domain/base/opening-hours';
import { advertisementProblems } from '#domain/offers/advertisement-rules';
import { linksOf } from '#domain/video/video-input';
import { isAdVisibleTo } from '#mocks/backend/services/open-ads';
import { type AdvertisementRow, advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import type { StateChange, WantedTable } from './wanted-table';

export const wantedAds: WantedTable<AdvertisementRow> = {
  table: advertisementTable,
  sort: '-created_at',
  rulesFor: ({ account }) => ({
    isListed: (row) => isAdVisibleTo(account, row),
    stateOf,
    statesListedWith: (state) => (state === 'public' ? ['public', 'top'] : [state]),
    changeToState: (row, { state }) => stateChangeOf(row, state),
  }),
};

/** As most seeded ads have them. */
const OPENING_HOURS: OpeningHours[] = (['2', '3', '4', '5', '6'] as const).map((weekday) => ({
  weekday,
  start: '10:00',
  end: '19:00',
}));

/** A top ad is public, and the office keeps it on top. */
const stateOf = ({ public: isPublic, is_top: isTop }: AdvertisementRow) =>
  isPublic ? (isTop ? 'top' : 'public') : 'private';

function stateChangeOf(row: AdvertisementRow, state: string): StateChange<AdvertisementRow> | null {
  if (state === 'private') return { steps: 1, changes: { public: false, is_top: false } };
  // Publishing requires opening hours (R-STATE-17).
  const openingHours = row.opening_hours.length === 0 ? { opening_hours: OPENING_HOURS } : {};
  const publication = row.public ? {} : { ...openingHours, public: true };
  const changes = { ...publication, is_top: state === 'top' };
  const { plan } = row;
  if (plan === null || plan === undefined) return null;
  const changedRow = { ...row, ...changes, plan, videos: linksOf(row.videos) };
  if (advertisementProblems(changedRow, { isPublic: true }).length > 0) return null;
  return { steps: Object.keys(changes).length, changes };
}
