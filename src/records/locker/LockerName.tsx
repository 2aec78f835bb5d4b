import { useQuery } from '@tanstack/react-query';
import { lockerChoice } from '#api/offers/locker-queries';
import { lockerName } from '#domain/offers/locker';
import { useScope } from '#kit/context/scope';

/** The name of a locker by its id; the number where the name is unknown, as for a locker of another city. */
export function LockerName({ id }: { id: number }) {
  const { data = [] } = useQuery(lockerChoice(useScope()));
  return lockerName(data.find((locker) => locker.id === id) ?? { id, name: null });
}
