import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { COLOUR_LENGTH, isColour } from '#domain/base/colour';
import { lengthOf } from '#domain/base/problems';
import { useFieldRule } from '#kit/context/field-rule';
import { Counter } from './Counter';
import { FieldFrame } from './FieldFrame';
import './colour-field.css';

interface ColourFieldProps {
  name: string;
  /** Message id. */
  label: string;
}

/** A colour as # and six hex digits: typed, or chosen with the browser's colour input. */
export function ColourField({ name, label }: ColourFieldProps) {
  const { required } = useFieldRule({ name });
  const id = useId();
  const intl = useIntl();
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const error = fieldState.error?.message;
  return (
    <FieldFrame
      name={name}
      id={id}
      label={label}
      required={required}
      error={error}
      aside={<Counter id={`${id}-count`} length={lengthOf(field.value ?? '')} max={COLOUR_LENGTH} />}
    >
      <div className="colour-field">
        <input
          {...field}
          id={id}
          className="input"
          // longer than the counter allows: full-width input is normalized only on blur
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-required={required}
          aria-describedby={`${id}-error ${id}-count`}
          onBlur={() => {
            // full-width ＃ and digits mean the ASCII ones
            const folded = field.value.normalize('NFKC').trim();
            if (folded !== field.value) field.onChange(folded);
            field.onBlur();
          }}
        />
        <input
          type="color"
          aria-label={intl.formatMessage({ id: 'colour.choose' })}
          // a colour input accepts only #rrggbb, and no empty value
          value={isColour(field.value) ? field.value.toLowerCase() : '#000000'}
          onChange={({ currentTarget: { value } }) => field.onChange(value.toUpperCase())}
        />
      </div>
    </FieldFrame>
  );
}
