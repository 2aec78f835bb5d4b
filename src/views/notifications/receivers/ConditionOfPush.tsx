import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { passTypes } from '#api/messaging/audience-queries';
import { conditionOfPush } from '#api/messaging/receiver-queries';
import { GENDERS } from '#domain/people/gender';
import { useScope } from '#kit/context/scope';
import { QueryState } from '#kit/page/QueryState';
import { Details } from '#kit/record/Details';

/** The condition by which the receivers were selected. */
export function ConditionOfPush({ id }: { id: number }) {
  const intl = useIntl();
  const scope = useScope();
  const query = useQuery(conditionOfPush(scope, id));
  const passes = useQuery(passTypes(scope)).data;
  return (
    <QueryState query={query}>
      {({ age_from: from, age_to: to, gender, area, pass_type: pass }) => {
        const known = GENDERS.find((one) => one === gender);
        const named = Object.values(passes ?? {})
          .flat()
          .find((one) => one.id === pass);
        const entries = [
          {
            title: 'receiver.age',
            value:
              from == null && to == null ? null : (
                <FormattedMessage id="receiver.ageRange" values={{ from: from ?? '', to: to ?? '' }} />
              ),
          },
          {
            title: 'audience.gender',
            value: known ? intl.formatMessage({ id: `profile.gender.${known}` }) : (gender ?? null),
          },
          { title: 'audience.area', value: area ?? null },
          { title: 'audience.pass', value: pass == null ? null : (named?.name ?? `#${pass}`) },
        ];
        return <Details entries={entries.filter(({ value }) => value !== null)} />;
      }}
    </QueryState>
  );
}
