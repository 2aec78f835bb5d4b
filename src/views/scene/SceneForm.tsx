import { type Scene, SceneDraft } from '#domain/offers/scene';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

export default function SceneForm(props: ResourceFormProps<Scene, SceneDraft>) {
  return (
    <ResourceForm {...props} empty={{ name: '' }} valuesOf={({ name }) => ({ name })} rules={SceneDraft}>
      <TextField name="name" label="scene.name" />
    </ResourceForm>
  );
}
