import { dashboard } from '#api/office/dashboard';
import { type Span, spanProblems } from '#domain/base/period';
import type { ChartFigures, Dashboard, Series } from '#domain/office/dashboard';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Backend } from '#mocks/backend/backend-types';
import type { Row } from '#mocks/backend/db/define-table';
import type { Selection, Table } from '#mocks/backend/db/table';
import { answer, refuseProblems } from '#mocks/backend/protocol/mock';
import { daysOf, type Steps, stepsOf } from '#mocks/backend/services/days';
import { usersIn } from '#mocks/backend/services/people';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { passportTable } from '#mocks/backend/tables/offers/passports';
import { postTable, reportTable } from '#mocks/backend/tables/recruitment/matching';

/** Days of the default span. */
const DEFAULT_DAYS = 30;

export const dashboardHandlers = [
  answer(
    dashboard.figures,
    ({ backend, city, query }) => ({ status: 200, data: dashboardOf(backend, city.name, query) }),
    { roles: ROLES_WITH_SCREENS },
  ),
  answer(
    dashboard.premiumStats,
    ({ backend, city, query }) => ({ status: 200, data: premiumOf(backend, city.name, query) }),
    { roles: ['Administrator'] },
  ),
];

type SpanQuery = Partial<Record<keyof Span, string | undefined>>;

/** Notifications, posts and reports of each step, and the number of the city's users at its end. */
function dashboardOf(backend: Backend, city: string, requestedSpan: SpanQuery): Dashboard {
  const steps = stepsIn(backend, requestedSpan);
  const { db } = backend;
  const kinds = [
    { key: 'notifications', times: timesOf(db.of(notificationTable), { city }) },
    // One table for all cities: their calls name no city.
    { key: 'posts', times: timesOf(db.of(postTable), { where: { town: { equals: city } } }) },
    { key: 'reports', times: timesOf(db.of(reportTable), { where: { town: { equals: city } } }) },
  ];
  const userCreationTimes = creationTimes(usersIn(db, city).list({}).rows);
  const barSeries = kinds.map(({ key, times }) => ({ key, values: steps.counted(times) }));
  return {
    bar: chartOf(steps, barSeries),
    line: chartOf(steps, [{ key: 'users', values: steps.grown(userCreationTimes) }]),
    totals: [...totalsOf(barSeries), { key: 'new_users', value: sum(steps.counted(userCreationTimes)) }],
  };
}

/** New holders of each membership pass for each step, and the number of holders at its end. */
function premiumOf(backend: Backend, city: string, requestedSpan: SpanQuery): Dashboard {
  const steps = stepsIn(backend, requestedSpan);
  const membershipPasses = backend.db
    .of(passportTable)
    .list({ city, where: { kind: { equals: 'membership' } } }).rows;
  const { rows: users } = usersIn(backend.db, city).list({});
  const creationTimesOfHolders = (ids: readonly number[]) =>
    creationTimes(users.filter(({ pass_types: passIds }) => passIds?.some((id) => ids.includes(id))));
  const barSeries = membershipPasses.map(({ id, name }) => ({
    key: name,
    values: steps.counted(creationTimesOfHolders([id])),
  }));
  const memberCreationTimes = creationTimesOfHolders(membershipPasses.map(({ id }) => id));
  return {
    bar: chartOf(steps, barSeries),
    line: chartOf(steps, [{ key: 'members', values: steps.grown(memberCreationTimes) }]),
    totals: [
      { key: 'new_members', value: sum(steps.counted(memberCreationTimes)) },
      { key: 'members', value: steps.grown(memberCreationTimes).at(-1) ?? 0 },
    ],
  };
}

function stepsIn({ clock }: Backend, { start = '', end = '' }: SpanQuery): Steps {
  refuseProblems(spanProblems({ start, end }));
  return stepsOf(start === '' ? daysOf(clock.now(), DEFAULT_DAYS) : { start, end });
}

/** The creation times of the rows, in UTC. */
const timesOf = <R extends Row & { created_at?: string | null }>(
  table: Table<R>,
  selection: Selection<R>,
): string[] => creationTimes(table.list(selection).rows);

const creationTimes = (rows: readonly { created_at?: string | null | undefined }[]): string[] =>
  rows.map(({ created_at: at }) => at ?? '');

const chartOf = ({ labels }: Steps, series: Series[]): ChartFigures => ({ labels: [...labels], series });

const totalsOf = (series: readonly Series[]): Dashboard['totals'] =>
  series.map(({ key, values }) => ({ key, value: sum(values) }));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
