import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { categorySource } from '#api/offers/categories';
import { genreSource } from '#api/offers/genres';
import { PHOTOS_BY_PLAN } from '#domain/base/limits';
import { numberOf } from '#domain/base/number-of';
import { PICTURE_ACCEPT } from '#domain/base/upload';
import { type Advertisement, AdvertisementDraft, PLANS, type Plan } from '#domain/offers/advertisement';
import { advertisementProblems } from '#domain/offers/advertisement-rules';
import type { Genre } from '#domain/offers/genre';
import { linksOf, linksOfLines } from '#domain/video/video-input';
import { lazyModule } from '#kit/context/lazy-module';
import { useScope, useUser } from '#kit/context/scope';
import { AdvertiserPicker } from '#kit/field/AdvertiserPicker';
import { CheckField } from '#kit/field/CheckField';
import { FieldPair } from '#kit/field/FieldPair';
import { NumberField } from '#kit/field/NumberField';
import { OpeningHoursField } from '#kit/field/OpeningHoursField';
import { RecordsPicker } from '#kit/field/RecordsPicker';
import { SelectField } from '#kit/field/SelectField';
import { TextField } from '#kit/field/TextField';
import { FilesField } from '#kit/files/FilesField';
import { AddressField } from '#kit/form/AddressField';
import { PlaceField } from '#kit/map/PlaceField';
import { BesidePhone } from '#kit/phone-preview/BesidePhone';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import type { AdvertisementFields } from './advertisement-fields';

const phonePreview = lazyModule(() => import('./AdvertisementPhone'));

const EMPTY: AdvertisementFields = {
  name: '',
  advertiser: null,
  category: '',
  genres: [],
  plan: 'A',
  price: null,
  image: [],
  latitude: '',
  longitude: '',
  opening_hours: [],
  youtube_link: '',
  videos: '',
  phone: '',
  address: '',
  is_top: false,
};

/**
 * R-ENT-32. Genres are shown by their paths, which the record does not contain: the form loads all genres of
 * a city at once.
 */
export default function AdvertisementForm(props: ResourceFormProps<Advertisement, AdvertisementFields>) {
  const { row, mode } = props;
  const scope = useScope();
  const { role } = useUser();
  const genres = useQuery(genreSource.list(scope, { offset: 0, limit: GENRES_AT_ONCE }));
  const categories = useQuery(categorySource.list(scope, {}));
  const isPublic = mode === 'edit' && (row?.public ?? false);
  const isOffice = role === 'Administrator' || role === 'Operator';
  // A record's form waits for its genre names: otherwise the values would change while the user edits.
  if (genres.isPending && row !== null) return null;
  const nameOf = (id: number) => pathOf(genres.data?.content.find((genre) => genre.id === id)) ?? `#${id}`;
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={(ad) => valuesOf(ad, nameOf, mode)}
      rules={AdvertisementDraft}
      problemsOf={(values) =>
        advertisementProblems(
          {
            ...values,
            videos: linksOfLines(values.videos),
            latitude: numberOf(values.latitude) ?? null,
            longitude: numberOf(values.longitude) ?? null,
          },
          { isPublic },
        )
      }
    >
      <BesidePhone phone={phonePreview}>
        <TextField name="name" label="advertisement.name" />
        <AdvertiserPicker />
        <FieldPair>
          <SelectField
            name="category"
            label="advertisement.category"
            options={(categories.data?.content ?? []).map(({ id, name }) => ({
              value: String(id),
              text: name,
            }))}
          />
          <SelectField
            name="plan"
            label="advertisement.plan"
            options={PLANS.map((value) => ({ value, label: `advertisement.plan.${value}` }))}
          />
        </FieldPair>
        <RecordsPicker
          name="genres"
          label="advertisement.genres"
          of={genreSource}
          choiceOf={(genre) => ({ id: genre.id, name: pathOf(genre) ?? `#${genre.id}` })}
        />
        <Photos {...props} />
        <NumberField name="price" label="field.priceInYen" />
        <TextField name="phone" label="profile.phone" type="tel" autoComplete="off" />
        <AddressField name="address" label="profile.address" autoComplete="off" />
        <PlaceField />
        <OpeningHoursField name="opening_hours" label="advertisement.hours" />
        <TextField name="youtube_link" label="advertisement.youtube" inputMode="url" />
        <TextField name="videos" label="advertisement.videos" rows={3} inputMode="url" />
        {isOffice ? <CheckField name="is_top" label="advertisement.makeTop" disabled={!isPublic} /> : null}
      </BesidePhone>
    </ResourceForm>
  );
}

/** More genres than a city has. Further ones are found by search, and shown by their number only. */
const GENRES_AT_ONCE = 500;

const pathOf = (genre: Genre | undefined): string | null => genre?.path || genre?.name || null;

/** As many photos as the plan allows. A smaller plan reports the excess, and the user removes it. */
function Photos({ recordController, upload }: ResourceFormProps<Advertisement, AdvertisementFields>) {
  const plan = useWatch<Record<string, Plan | ''>>({ name: 'plan' });
  return (
    <FilesField
      name="image"
      label="advertisement.photos"
      max={plan ? PHOTOS_BY_PLAN[plan] : 0}
      accept={PICTURE_ACCEPT}
      hint="upload.hint"
      first="advertisement.mainPhoto"
      upload={upload}
      onStop={() => recordController.editor.send({ type: 'stop' })}
    />
  );
}

const valuesOf = (
  ad: Advertisement,
  nameOf: (genre: number) => string,
  mode: 'create' | 'copy' | 'edit',
): AdvertisementFields => ({
  name: ad.name,
  advertiser:
    ad.advertiser === null ? null : { id: ad.advertiser, name: ad.advertiser_name || `#${ad.advertiser}` },
  category: ad.category === null ? '' : String(ad.category),
  genres: ad.genres.map((id) => ({ id, name: nameOf(id) })),
  plan: ad.plan ?? 'A',
  price: ad.price,
  image: ad.image,
  latitude: ad.latitude === null ? '' : String(ad.latitude),
  longitude: ad.longitude === null ? '' : String(ad.longitude),
  opening_hours: ad.opening_hours,
  youtube_link: ad.youtube_link ?? '',
  videos: linksOf(ad.videos).join('\n'),
  phone: ad.phone ?? '',
  address: ad.address ?? '',
  // A copy is private, and therefore no top ad.
  is_top: mode === 'edit' && Boolean(ad.is_top),
});
