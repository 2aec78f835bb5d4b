import type { Picture } from '#domain/base/upload';
import type { NewsDraft } from '#domain/content/news';

export interface NewsFields extends NewsDraft {
  image: Picture | null;
}
