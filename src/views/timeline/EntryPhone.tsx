import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { linksOfLines } from '#domain/video/video-input';
import { useUser } from '#kit/context/scope';
import { fileKey } from '#kit/files/file-key';
import { PhoneFrame } from '#kit/phone-preview/PhoneFrame';
import { PhonePicture } from '#kit/phone-preview/PhonePicture';
import { PhoneVideos } from '#kit/phone-preview/PhoneVideos';
import { TypedText } from '#kit/phone-preview/TypedText';
import type { EntryValues } from './entry-values';

/** An entry as the feed of the app shows it, just posted. */
export default function EntryPhone() {
  const { profile } = useUser();
  const { content, images, videos } = useWatch<EntryValues>() as EntryValues;
  return (
    <PhoneFrame>
      <div className="phone-card">
        <TypedText text={profile.name} blank="timeline.nobody" className="entry-author" />
        <p className="phone-quiet">
          <FormattedMessage id="time.now" />
        </p>
        <TypedText text={content} blank="timeline.content" />
        {images.map((image) => (
          <PhonePicture key={fileKey(image)} picture={image} className="phone-picture" />
        ))}
        <PhoneVideos links={linksOfLines(videos)} />
      </div>
    </PhoneFrame>
  );
}
