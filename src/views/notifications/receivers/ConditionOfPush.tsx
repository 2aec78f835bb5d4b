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
      {({ age_from: from, age_to: to, gender, area, pass_type: passTypeId }) => {
        const knownGender = GENDERS.find((value) => value === gender);
        const passType = Object.values(passes ?? {})
          .flat()
          .find((type) => type.id === passTypeId);
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
            value: knownGender
              ? intl.formatMessage({ id: `profile.gender.${knownGender}` })
              : (gender ?? null),
          },
          { title: 'audience.area', value: area ?? null },
          { title: 'audience.pass', value: passTypeId == null ? null : (passType?.name ?? `#${passTypeId}`) },
        ];
        return <Details entries={entries.filter(({ value }) => value !== null)} />;
      }}
    </QueryState>
  );
}
