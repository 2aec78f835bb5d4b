import type { Scope } from '#api/http/scope';
import { notificationTargets } from '#api/messaging/notification-targets';
import { notifications } from '#api/messaging/notifications';
import { schoolNotifications } from '#api/messaging/school-notifications';
import {
  type Circle,
  circleOf,
  classOfDraft,
  conditionOf,
  schoolOfDraft,
} from '#domain/messaging/audience-rules';
import type { Notification, NotificationAudience } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';

type Send = (scope: Scope, draft: ComposedNotification, signal: AbortSignal) => Promise<Notification | null>;

/** Each audience has its own request. */
export const sendTo: Send = (scope, draft, signal) => SEND_TO_AUDIENCE[draft.audience](scope, draft, signal);

const textsOf = ({ title, description }: ComposedNotification) => ({ title, description });
const idsOf = (chosen: readonly { id: number }[]) => chosen.map(({ id }) => id);

const byCondition =
  (toCondition: (draft: ComposedNotification) => ReturnType<typeof conditionOf>): Send =>
  async ({ call, city }, draft, signal) => {
    const query = { ...toCondition(draft), city };
    return (
      await call(notifications.createByCondition, { query, body: textsOf(draft), signal, inForm: true })
    ).data;
  };

const SEND_TO_AUDIENCE: Readonly<Record<NotificationAudience, Send>> = {
  everyone: async ({ call, city }, draft, signal) =>
    (await call(notifications.create, { params: { city }, body: textsOf(draft), signal, inForm: true })).data,
  users: async ({ call, city }, draft, signal) => {
    const body = { ...textsOf(draft), user_ids: idsOf(draft.user_ids) };
    const query = { city, school_id: schoolOfDraft(draft) || undefined };
    return (await call(notifications.createForUsers, { query, body, signal, inForm: true })).data;
  },
  condition: byCondition(conditionOf),
  passHolders: byCondition((draft) => ({ pass_type: conditionOf(draft).pass_type })),
  favouriteAds: async ({ call, city }, draft, signal) => {
    const body = { ...textsOf(draft), ad_ids: idsOf(draft.ad_ids) };
    return (await call(notifications.createForFavourites, { query: { city }, body, signal, inForm: true }))
      .data;
  },
  mapUsers: async ({ call, city }, draft, signal) => {
    const body = { ...textsOf(draft), ...(circleOf(draft) as Circle) };
    return (
      await call(notificationTargets.createForUsersOnMap, { query: { city }, body, signal, inForm: true })
    ).data;
  },
  school: async ({ call }, draft, signal) => {
    const params = { schoolId: schoolOfDraft(draft) };
    const query = classOfDraft(draft);
    return (
      await call(schoolNotifications.create, { params, query, body: textsOf(draft), signal, inForm: true })
    ).data;
  },
};
