import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { lockerChoice } from '#api/offers/locker-queries';
import { lockerName } from '#domain/offers/locker';
import { hasFeature } from '#domain/places/cities';
import { useScope, useUser } from '#kit/context/scope';
import { SelectField } from '#kit/field/SelectField';

/**
 * The locker of a record, in cities with lockers; the form holds its id as text. A chosen locker is
 * shown by its number until its name is loaded.
 */
export function LockerField({ name }: { name: string }) {
  const scope = useScope();
  const { city } = useUser();
  const offered = hasFeature(city, 'locker');
  const { data = [] } = useQuery({ ...lockerChoice(scope), enabled: offered });
  const chosen = useWatch<Record<string, string>>({ name }) ?? '';
  if (!offered && chosen === '') return null;
  const isListed = chosen === '' || data.some(({ id }) => String(id) === chosen);
  return (
    <SelectField
      name={name}
      label="field.locker"
      options={[
        ...(isListed ? [] : [{ value: chosen, text: `#${chosen}` }]),
        ...data.map((locker) => ({ value: String(locker.id), text: lockerName(locker) })),
      ]}
    />
  );
}
