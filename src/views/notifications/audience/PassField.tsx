import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { passTypes } from '#api/messaging/audience-queries';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useScope } from '#kit/context/scope';
import { FieldFrame } from '#kit/field/FieldFrame';
import { QueryState } from '#kit/page/QueryState';

const PASS_KINDS = ['membership', 'common', 'shop'] as const;

/** A pass whose holders are the audience: for members, for all, or of a shop. */
export function PassField({ optional }: { optional?: boolean }) {
  const id = useId();
  const intl = useIntl();
  const query = useQuery(passTypes(useScope()));
  const { register, getFieldState, formState } = useFormContext<ComposedNotification>();
  const error = getFieldState('pass_type', formState).error?.message;
  return (
    <QueryState query={query}>
      {(passes) => (
        <FieldFrame id={id} label="audience.pass" required={!optional} error={error}>
          <select
            id={id}
            className="input"
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-error`}
            {...register('pass_type')}
          >
            <option value="">{intl.formatMessage({ id: 'form.choose' })}</option>
            {PASS_KINDS.filter((kind) => passes[kind].length > 0).map((kind) => (
              <optgroup key={kind} label={intl.formatMessage({ id: `audience.pass.${kind}` })}>
                {passes[kind].map((pass) => (
                  <option key={pass.id} value={pass.id}>
                    {pass.name || `#${pass.id}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </FieldFrame>
      )}
    </QueryState>
  );
}
