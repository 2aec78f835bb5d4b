import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { sourceOf } from '#api/http/source';
import { Package, PackageDraft } from '#domain/offers/package';

export const packages = crud('/:city/api/packages/', {
  row: Package,
  draft: formBody(PackageDraft),
  form: true,
});

export const packageSource = sourceOf('packages', packages);
