import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { wholeNumberOf } from '#domain/base/whole-number';
import { kilometresOf, metresOf, RADIUS_STOPS } from '#domain/places/kilometres';
import { FieldFrame } from './FieldFrame';

interface RadiusFieldProps {
  /** The name of the form's field, which holds a text in metres. */
  name: string;
  /** A radius was chosen by the slider, in metres. */
  onChoose: (metres: number) => void;
}

/** A radius in kilometres, typed or chosen by a slider with the usual radii as its steps. */
export function RadiusField({ name, onChoose }: RadiusFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const [typedText, setTypedText] = useState('');
  const value = field.value ?? '';
  const metres = wholeNumberOf(value) ?? 0;
  const stopIndex = RADIUS_STOPS.findIndex((stop) => stop >= metres);
  const error = fieldState.error?.message;
  return (
    <FieldFrame name={name} id={id} label="map.radius" required error={error}>
      <div className="radius-inputs">
        <input
          {...field}
          id={id}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-required
          aria-describedby={`${id}-error`}
          // the form value may change from outside: by the slider, the map, a restored draft
          value={metresOf(typedText) === value ? typedText : kilometresOf(value)}
          onChange={({ currentTarget }) => {
            setTypedText(currentTarget.value);
            field.onChange(metresOf(currentTarget.value));
          }}
        />
        <input
          type="range"
          aria-label={intl.formatMessage({ id: 'map.radiusSlider' })}
          aria-valuetext={intl.formatMessage({ id: 'map.kilometres' }, { kilometres: metres / 1000 || 0 })}
          min={0}
          max={RADIUS_STOPS.length - 1}
          value={stopIndex === -1 ? RADIUS_STOPS.length - 1 : stopIndex}
          onChange={({ currentTarget }) => {
            const stop = RADIUS_STOPS[currentTarget.valueAsNumber];
            if (stop !== undefined) onChoose(stop);
          }}
        />
      </div>
    </FieldFrame>
  );
}
