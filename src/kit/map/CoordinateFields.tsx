import { useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { FieldPair } from '#kit/field/FieldPair';
import { TextField } from '#kit/field/TextField';

interface CoordinateFieldsProps {
  /** Names of the form's two fields. */
  latitude: string;
  longitude: string;
  /** There is no map to choose the position on. */
  needed: boolean;
}

/** The coordinates of a map's position, folded while the map shows it; an error opens them. */
export function CoordinateFields({ latitude, longitude, needed }: CoordinateFieldsProps) {
  const { getFieldState, formState } = useFormContext<Record<string, string>>();
  const { submitCount } = formState;
  const isInvalid = [latitude, longitude].some((name) => getFieldState(name, formState).invalid);
  const detailsRef = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused submit opens what was folded again
  useLayoutEffect(
    function openForError() {
      // before the form focuses the field, which it cannot while it is folded
      if (isInvalid && detailsRef.current) detailsRef.current.open = true;
    },
    [isInvalid, submitCount],
  );
  const fields = (
    <FieldPair>
      <TextField name={latitude} label="map.latitude" inputMode="decimal" required />
      <TextField name={longitude} label="map.longitude" inputMode="decimal" required />
    </FieldPair>
  );
  if (needed) return fields;
  return (
    <details ref={detailsRef} className="coordinates">
      <summary>
        <FormattedMessage id="map.details" />
      </summary>
      {fields}
    </details>
  );
}
