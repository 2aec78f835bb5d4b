import { crud } from '#api/http/crud';
import { Scene, SceneDraft } from '#domain/offers/scene';

export const scenes = crud('/:city/api/scenes/', { row: Scene, draft: SceneDraft });
