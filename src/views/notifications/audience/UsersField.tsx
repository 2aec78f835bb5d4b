import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { peopleByCondition } from '#api/audience-queries';
import { PAGE_SIZE } from '#domain/limits';
import { displayName } from '#domain/profile';
import { useScope } from '#kit/scope';
import { ChoiceField } from './ChoiceField';

/** People of the city, found by name, chosen one by one. */
export function UsersField() {
  const [{ search, pages }, setAsked] = useState({ search: '', pages: 1 });
  const query = useQuery(peopleByCondition(useScope(), { search, offset: 0, limit: pages * PAGE_SIZE }));
  const more = (query.data?.total_length ?? 0) > pages * PAGE_SIZE;
  return (
    <ChoiceField
      name="user_ids"
      label="audience.users"
      searchLabel="audience.searchUsers"
      search={search}
      onSearch={(text) => setAsked({ search: text, pages: 1 })}
      query={query}
      nameOf={(user) => displayName(user)}
      noteOf={({ username }) => username}
      foot={
        more ? (
          <button
            type="button"
            className="button small"
            onClick={() => setAsked({ search, pages: pages + 1 })}
          >
            <FormattedMessage id="audience.more" />
          </button>
        ) : null
      }
    />
  );
}
