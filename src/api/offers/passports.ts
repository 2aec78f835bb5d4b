import { crud } from '#api/http/crud';
import { sourceOf } from '#api/http/source';
import { PassPackage, PassPackageDraft } from '#domain/offers/pass-package';

/** Passes; "passport" is their name in the notification calls. */
export const passports = crud('/:city/api/passports/', { row: PassPackage, draft: PassPackageDraft });

export const passportSource = sourceOf('passports', passports);
