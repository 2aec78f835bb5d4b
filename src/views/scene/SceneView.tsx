import { sceneSource } from '#api/offers/scenes';
import { textColumn } from '#kit/column/text-column';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { shortText } from '#kit/services/short-text';

const scenes = defineResource({
  title: 'scene.title',
  empty: 'empty.scenes',
  noun: 'scene.noun',
  search: 'scene.search',
  source: sceneSource,
  nameOf: ({ id, name }) => shortText(name) || `#${id}`,
  columns: [textColumn('name', 'scene.name')],
  detail: ({ name }) => [{ title: 'scene.name', value: name }],
  Form: lazyComponent(() => import('./SceneForm')),
});

/** シーン (R-GEN-28). */
export default function SceneView() {
  return <ResourceView of={scenes} />;
}

SceneView.first = prefetchResource(scenes);
