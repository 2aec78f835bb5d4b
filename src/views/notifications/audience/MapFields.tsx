import { useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { centreOf } from '#domain/places/cities';
import { useScope, useUser } from '#kit/context/scope';
import { TextField } from '#kit/field/TextField';

/** A circle: its centre in degrees, its radius in metres. */
export function MapFields() {
  const { setValue } = useFormContext<ComposedNotification>();
  const { city } = useScope();
  const { lat, lng } = useUser().city?.coordinates ?? centreOf(city);
  const take = (name: 'latitude' | 'longitude', degrees: number) =>
    setValue(name, String(degrees), { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <div className="audience-pair">
        <TextField name="latitude" label="audience.latitude" inputMode="decimal" required />
        <TextField name="longitude" label="audience.longitude" inputMode="decimal" required />
      </div>
      <div className="audience-pair">
        <TextField name="radius" label="audience.radius" inputMode="numeric" required />
        <button
          type="button"
          className="button"
          onClick={() => {
            take('latitude', lat);
            take('longitude', lng);
          }}
        >
          <span className="pi pi-map-marker" aria-hidden="true" />
          <FormattedMessage id="audience.cityCentre" />
        </button>
      </div>
    </>
  );
}
