import { crud } from '#api/http/crud';
import { sourceOf } from '#api/http/source';
import { Scene, SceneDraft } from '#domain/offers/scene';

export const scenes = crud('/:city/api/scenes/', { row: Scene, draft: SceneDraft });

export const sceneSource = sourceOf('scenes', scenes);
