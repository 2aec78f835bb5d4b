import { type Locker, LockerDraft } from '#domain/offers/locker';
import { TextField } from '#kit/field/TextField';
import { AddressField } from '#kit/form/AddressField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

const EMPTY: LockerDraft = { name: '', address: '' };

export default function LockerForm(props: ResourceFormProps<Locker, LockerDraft>) {
  return (
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} rules={LockerDraft}>
      <TextField name="name" label="locker.name" />
      <AddressField name="address" label="locker.address" autoComplete="off" />
    </ResourceForm>
  );
}

const valuesOf = ({ name, address }: Locker): LockerDraft => ({ name: name ?? '', address: address ?? '' });
