import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { advertisersOfCity, peopleByCondition } from '#api/audience-queries';
import { PAGE_SIZE } from '#domain/limits';
import { displayName } from '#domain/profile';
import { Radios } from '#kit/Radios';
import { useScope } from '#kit/scope';
import { ChoiceField } from './ChoiceField';

type Group = 'everyone' | 'advertisers';

/** People of the city, or those of them who advertise, found by name, chosen one by one. */
export function UsersField() {
  const scope = useScope();
  const [{ group, search, pages }, setAsked] = useState({ group: 'everyone' as Group, search: '', pages: 1 });
  const isEveryone = group === 'everyone';
  const everyone = useQuery({
    ...peopleByCondition(scope, { search, offset: 0, limit: pages * PAGE_SIZE }),
    enabled: isEveryone,
  });
  const advertisers = useQuery({ ...advertisersOfCity(scope, search), enabled: !isEveryone });
  const query = isEveryone ? everyone : advertisers;
  const more = isEveryone && (query.data?.total_length ?? 0) > pages * PAGE_SIZE;
  return (
    <>
      <Radios
        legend="audience.from"
        value={group}
        onChoose={(next) => setAsked({ group: next, search, pages: 1 })}
        options={[
          { value: 'everyone', label: 'audience.from.everyone' },
          { value: 'advertisers', label: 'audience.from.advertisers' },
        ]}
      />
      <ChoiceField
        name="user_ids"
        label="audience.users"
        searchLabel="audience.searchUsers"
        search={search}
        onSearch={(text) => setAsked({ group, search: text, pages: 1 })}
        query={query}
        nameOf={(user) => displayName(user)}
        noteOf={({ username }) => username}
        foot={
          more ? (
            <button
              type="button"
              className="button small"
              onClick={() => setAsked({ group, search, pages: pages + 1 })}
            >
              <FormattedMessage id="audience.more" />
            </button>
          ) : null
        }
      />
    </>
  );
}
