import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { Package, PackageDraft } from '#domain/offers/package';

export const packages = crud('/:city/api/packages/', {
  row: Package,
  draft: formBody(PackageDraft),
  form: true,
});
