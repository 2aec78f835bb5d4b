import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { genreSource } from '#api/offers/genres';
import type { StoredFile } from '#domain/base/upload';
import type { Advertisement } from '#domain/offers/advertisement';
import { linksOf } from '#domain/video/video-input';
import { youtubeId } from '#domain/video/youtube';
import { StateTag } from '#kit/column/StateTag';
import { useScope } from '#kit/context/scope';
import { Moment } from '#kit/date/Moment';
import { StoredFiles } from '#kit/files/StoredFiles';
import { VideoLinks } from '#kit/files/VideoLinks';
import { Details } from '#kit/record/Details';
import { LeadPictures } from '#kit/record/LeadPictures';
import { RecordFrame } from '#kit/record/RecordFrame';
import type { ShownProps } from '#kit/resource/define-resource';
import { useIsPublic } from '#machines/advertisement/advertisement.react';
import { adName } from './ad-name';
import type { AdvertisementFields } from './advertisement-fields';
import { Hours } from './Hours';
import { publicityOf } from './publicity';
import { TopConfirmation } from './TopConfirmation';
import { useAdPublishing } from './use-ad-publishing';

/** Detail of an advertisement (R-ENT-32) with all its actions. */
export function AdvertisementDetail({
  row: ad,
  recordController,
}: ShownProps<Advertisement, AdvertisementFields>) {
  const intl = useIntl();
  const publication = useAdPublishing(ad);
  const isPublic = useIsPublic(publication);
  const name = adName(ad);
  const label = (id: string) => intl.formatMessage({ id });
  const publishAction = isPublic ? 'unpublish' : 'publish';
  return (
    <>
      <RecordFrame
        name={name}
        tags={<StateTag {...publicityOf(ad)} />}
        primary={{ label: label('record.edit'), href: recordController.hrefs.edit(ad.id) }}
        actions={[
          {
            label: label(`advertisement.${publishAction}`),
            icon: isPublic ? 'pi pi-eye-slash' : 'pi pi-eye',
            onSelect: () => publication.send({ type: publishAction }),
          },
          { label: label('record.copy'), icon: 'pi pi-copy', href: recordController.hrefs.copy(ad.id) },
          {
            label: label('record.delete'),
            icon: 'pi pi-trash',
            danger: true,
            onSelect: () => recordController.remove(ad.id, name),
          },
        ]}
      >
        <AdvertisementFacts ad={ad} />
      </RecordFrame>
      <TopConfirmation publication={publication} name={name} />
    </>
  );
}

function AdvertisementFacts({ ad }: { ad: Advertisement }) {
  const intl = useIntl();
  const genres = useQuery(genreSource.list(useScope(), { offset: 0, limit: 500 }));
  const nameOf = (id: number) => genres.data?.content.find((genre) => genre.id === id)?.path || `#${id}`;
  const videoId = youtubeId(ad.youtube_link ?? '');
  return (
    <Details
      entries={[
        {
          title: 'advertisement.photos',
          value:
            ad.image.length === 0 ? null : (
              <LeadPictures>
                <StoredFiles files={photosOf(ad)} name={adName(ad)} />
              </LeadPictures>
            ),
        },
        { title: 'advertisement.name', value: ad.name },
        { title: 'flyer.advertiser', value: ad.advertiser_name },
        { title: 'advertisement.category', value: ad.category_name },
        {
          title: 'advertisement.genres',
          value: genres.isPending ? null : intl.formatList(ad.genres.map(nameOf)),
        },
        {
          title: 'advertisement.plan',
          value: ad.plan ? intl.formatMessage({ id: `advertisement.plan.${ad.plan}` }) : null,
        },
        { title: 'field.price', value: ad.price === null ? null : `￥${intl.formatNumber(ad.price)}` },
        { title: 'profile.phone', value: ad.phone },
        { title: 'profile.address', value: ad.address },
        {
          title: 'advertisement.place',
          value: ad.latitude === null || ad.longitude === null ? null : `${ad.latitude}, ${ad.longitude}`,
        },
        {
          title: 'advertisement.hours',
          value: ad.opening_hours.length === 0 ? null : <Hours openingHours={ad.opening_hours} />,
        },
        {
          title: 'advertisement.youtube',
          value: videoId ? (
            <a href={`https://www.youtube.com/watch?v=${videoId}`} target="_blank" rel="noopener">
              {ad.youtube_link}
            </a>
          ) : (
            ad.youtube_link
          ),
        },
        {
          title: 'video.links',
          value: linksOf(ad.videos).length === 0 ? null : <VideoLinks links={linksOf(ad.videos)} />,
        },
        {
          title: 'advertisement.discountEnd',
          value: ad.discount_end && <Moment at={ad.discount_end} dayOnly />,
        },
        { title: 'record.created_at', value: <Moment at={ad.created_at} /> },
      ]}
    />
  );
}

/** The backend sends only the address of a photo. */
const photosOf = ({ image }: Advertisement): StoredFile[] =>
  image.map((url) => ({ url, name: '', type: 'image/*' }));
