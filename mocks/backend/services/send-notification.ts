import type { Notification, NotificationAudience, NotificationDraft } from '#domain/messaging/notification';
import type { Backend } from '#mocks/backend/backend-types';
import { Refusal } from '#mocks/backend/protocol/refusal';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import type { ReceiverCriteria } from '#mocks/backend/seed/people/receiver-criteria';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { audienceTest } from './audience';
import { everyoneIn, findPerson, mayEnterCity } from './people';
import { presentNotification } from './present-notification';

interface SendingOptions {
  city: string;
  audience: NotificationAudience;
  criteria: ReceiverCriteria;
  /** The ids of chosen receivers; without it, every person who matches the criteria now. */
  chosenIds?: readonly number[];
}

/** Every person who matches now, or was chosen. */
export function receiversNow(
  { db, clock }: Backend,
  { city, criteria, chosenIds }: Omit<SendingOptions, 'audience'>,
) {
  const ids = chosenIds && new Set(chosenIds);
  return everyoneIn(db, city).list({
    filter: ids ? ({ id }) => ids.has(id) : audienceTest(criteria, clock.now()),
  }).rows;
}

/** Sends to everyone who matches now. Each has it unread, its sender included: the bell counts it. */
export function sendNotification(
  backend: Backend,
  sender: Account,
  { title, description }: NotificationDraft,
  sending: SendingOptions,
): Notification {
  const { city, audience, criteria, chosenIds = [] } = sending;
  refuseReceiversOfOtherCities(backend, city, chosenIds);
  const receivers = receiversNow(backend, sending);
  if (receivers.length === 0) throw new Refusal(400, SERVER_TEXTS.nobodyToSendTo);
  const row = backend.db.of(notificationTable).create({
    title,
    description,
    operator: sender.name ?? sender.username,
    sender_id: sender.id,
    read: false,
    confirmed: false,
    created_at: utcIsoTime(backend.clock.now()),
    city,
    audience,
    criteria,
    company: sender.company_slug ?? '',
    by_operator: sender.permission === 'Operator',
    // `null` stands for everyone: a list of ten thousand ids is not needed.
    receiver_ids: audience === 'everyone' ? null : receivers.map(({ id }) => id),
    opened: 0,
  });
  return presentNotification(backend, row, sender);
}

/** A receiver without access to the city could never open the notice: refuses by name, and sends nothing. */
function refuseReceiversOfOtherCities({ db }: Backend, city: string, chosenIds: readonly number[]): void {
  const names = chosenIds.flatMap((id) => {
    const person = findPerson(db, id);
    if (person === null) return [`#${id}`];
    return mayEnterCity(person, city) ? [] : [person.name || person.username];
  });
  if (names.length === 0) return;
  const text = fillPlaceholders(SERVER_TEXTS.notOfCity, { names: names.join('、') });
  throw new Refusal(400, { errors: { user_ids: [text] } });
}
