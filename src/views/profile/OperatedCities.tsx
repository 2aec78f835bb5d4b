import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { operatorProfile } from '#api/people/user-queries';
import { cityName } from '#domain/places/city';
import { useScope } from '#kit/context/scope';

/** The cities of an Operator; only their profile contains them (E-026). */
export function OperatedCities() {
  const intl = useIntl();
  const { data, isError } = useQuery(operatorProfile(useScope()));
  if (data === undefined) return isError ? '–' : '…';
  return intl.formatList((data.cities ?? []).map(cityName)) || '–';
}
