import { useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { FieldFrame } from './FieldFrame';

interface PasswordFieldProps {
  name: string;
  /** Message id. */
  label: string;
  required?: boolean;
  autoComplete: 'current-password' | 'new-password';
  /** The field that this one repeats: a change of it validates this one again. */
  repeats?: string;
}

/** A password with a button that reveals it. */
export function PasswordField({ name, label, required, autoComplete, repeats }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const error = getFieldState(name, formState).error?.message;
  useRevalidation(name, repeats);
  return (
    <FieldFrame name={name} id={id} label={label} required={required} error={error}>
      <div className="password-input">
        <input
          id={id}
          className="input"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-required={required}
          aria-describedby={`${id}-error`}
          {...register(name)}
        />
        <button
          type="button"
          id={`${id}-show`}
          aria-labelledby={`${id}-show ${id}-name`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <FormattedMessage id={shown ? 'login.hidePassword' : 'login.showPassword'} />
        </button>
      </div>
    </FieldFrame>
  );
}

/** A repetition with the error "differs" must lose it once the other field is corrected. */
function useRevalidation(name: string, repeatedField: string | undefined) {
  const { trigger, getFieldState } = useFormContext<Record<string, string>>();
  const value = useWatch<Record<string, string>>({
    name: repeatedField ?? name,
    disabled: repeatedField === undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the other field changes and does not read its value
  useEffect(
    function validateAgain() {
      if (repeatedField !== undefined && getFieldState(name).error) void trigger(name);
    },
    [value],
  );
}
