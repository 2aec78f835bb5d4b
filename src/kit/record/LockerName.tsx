import { useQuery } from '@tanstack/react-query';
import { lockerChoice } from '#api/offers/locker-queries';
import { lockerName } from '#domain/offers/locker';
import { useScope } from '#kit/context/scope';

/** What the locker is called that something belongs to; its number where that is not known, or it is one of another city. */
export function LockerName({ id }: { id: number }) {
  const { data = [] } = useQuery(lockerChoice(useScope()));
  return lockerName(data.find((locker) => locker.id === id) ?? { id, name: null });
}
