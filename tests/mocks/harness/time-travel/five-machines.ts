import { type AnyStateMachine, createActor, fromPromise, type InspectionEvent } from 'xstate';
import { batchMachineWith } from '#machines/batch/batch.machine';
import { notificationsMachineWith } from '#machines/notifications/notifications.machine';
import { recordEditorMachineWith } from '#machines/record-editor/record-editor.machine';
import { reportsMachineWith } from '#machines/reports/reports.machine';
import { sessionMachine } from '#machines/session/session.machine';
import type { HarnessClock } from '#mocks/harness/clock/clock';
import { dataOf, type Reply } from '../../backend/start-backend';

export type Request = (call: string, body?: unknown) => Promise<Reply>;

const NOTIFICATIONS = '/akashi/notifications/users';

/** The session, the reports, the record editor, the inbox and the batch of a page, with calls to a backend. */
export const fiveMachines = (request: Request): AnyStateMachine[] => [
  sessionMachine.provide({
    actors: {
      loadProfile: fromPromise(async () => dataOf(await request('GET /users/profile'))),
      signOut: fromPromise(async () => {}),
    },
  }),
  reportsMachineWith({
    count: async () => dataOf<number>(await request('GET /api/matching/notification/')),
    markRead: async (ids) => void (await request('POST /api/matching/read/', { ids })),
  }),
  recordEditorMachineWith<unknown, unknown>({
    read: async (id) => dataOf(await request(`GET /akashi/api/news/${id}/`)),
    save: async ({ id }) => dataOf(await request(`DELETE /akashi/api/news/${id}/`)),
    find: () => Promise.resolve(null),
    async remove(id) {
      await request(`DELETE /akashi/notifications/${id}/`);
      return { outcome: 'removed' };
    },
  }),
  notificationsMachineWith({
    markRead: async () => void (await request(`PUT ${NOTIFICATIONS}/read_all/`)),
    markAllRead: async () => void (await request(`PUT ${NOTIFICATIONS}/read_all/`)),
    confirmNotice: async () => void (await request(`PUT ${NOTIFICATIONS}/read_all/`)),
    sendAgain: async () => void (await request('GET /akashi/notifications/')),
  }),
  batchMachineWith({
    perform: async ({ id }) => void (await request(`DELETE /akashi/notifications/${id}/`)),
  }),
];

/** Starts the machines of one page, in a fixed order. */
export const startMachines = (
  machines: AnyStateMachine[],
  clock: HarnessClock,
  inspect: (event: InspectionEvent) => void,
) =>
  machines.map((machine) =>
    createActor(machine, {
      clock,
      inspect,
      input: { tokens: { access: 'a', refresh: 'b' }, user: null },
    }).start(),
  );
