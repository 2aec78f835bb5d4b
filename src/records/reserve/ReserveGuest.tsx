import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { reservesOfName } from '#api/offers/reserve-queries';
import type { Reserve } from '#domain/offers/reserve';
import { mayEnter } from '#domain/people/roles';
import { useScope, useUser } from '#kit/context/scope';
import { Moment } from '#kit/date/Moment';
import { ReserveTag } from './reserve-state';
import './reserve-guest.css';

interface ReserveGuestProps {
  row: Reserve;
  hrefOf: (id: number) => string;
}

/** Earlier reservations shown at most. */
const SHOWN = 5;

/**
 * What is known of a guest beyond the reservation. It has the guest's name alone, which another user may have too:
 * the last earlier reservations of this name at the shop and, for the office, the users of this name.
 */
export function ReserveGuest({ row, hrefOf }: ReserveGuestProps) {
  const { id, user, shop } = row;
  const scope = useScope();
  const { role } = useUser();
  const { data } = useQuery({ ...reservesOfName(scope, user ?? ''), enabled: Boolean(user) });
  if (!user) return null;
  const earlier = (data ?? []).filter((one) => one.id !== id && one.user === user && one.shop === shop);
  return (
    <>
      {mayEnter(role, ['Administrator']) ? (
        <p>
          <Link href={`/${scope.city}/user/index?search=${encodeURIComponent(user)}`}>
            <FormattedMessage id="reserve.findGuest" />
          </Link>
        </p>
      ) : null}
      {earlier.length > 0 ? (
        <section className="details-section">
          <h4>
            <FormattedMessage id="reserve.earlier" />
          </h4>
          <ul className="earlier-reserves">
            {earlier.slice(0, SHOWN).map((one) => (
              <li key={one.id}>
                <Link href={hrefOf(one.id)} replace>
                  <Moment at={one.date} />
                </Link>
                <FormattedMessage id="reserve.people" values={{ count: one.people }} />
                <ReserveTag state={one.status} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
