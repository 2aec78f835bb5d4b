import { defineScreen } from '#kit/context/screen';

export const scenes = defineScreen({
  path: '/:city/scene',
  title: 'scene.title',
  entry: ['Administrator'],
  menu: { icon: 'pi pi-camera' },
  feature: 'scene',
  view: () => import('./SceneView'),
  firstRequest: '/:city/api/scenes/?offset=0&limit=20',
});
