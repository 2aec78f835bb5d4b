import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lengthOf } from '#domain/base/problems';
import type { TimelineEntry } from '#domain/content/timeline';
import { linksOf, type VideoInput } from '#domain/video/video-input';
import { youtubeId } from '#domain/video/youtube';
import { usePictureAddress } from '#kit/context/picture-address';
import { PreviewableImage } from '#kit/overlay/ImagePreview';

interface EntryBodyProps {
  entry: TimelineEntry;
  author: string;
  /** Shows all of a long text at once. */
  isUncut?: boolean;
}

/** Content of an entry as the users of the app see it: text, pictures, videos. */
export function EntryBody({ entry, author, isUncut = false }: EntryBodyProps) {
  const { content, images, videos } = entry;
  return (
    <>
      {content?.trim() ? <EntryText text={content} isUncut={isUncut} /> : null}
      {images.length > 0 ? <Pictures images={images} author={author} /> : null}
      {videos && videos.links.length > 0 ? <Videos videos={videos} /> : null}
    </>
  );
}

/** Number of characters and lines: a longer text is truncated in the feed. */
const FEED_TEXT_MAX = 400;
const FEED_LINES_MAX = 10;

function EntryText({ text, isUncut }: { text: string; isUncut: boolean }) {
  const [isUnfolded, setUnfolded] = useState(isUncut);
  const isLong = !isUncut && (lengthOf(text) > FEED_TEXT_MAX || text.split('\n').length > FEED_LINES_MAX);
  return (
    <>
      <p className={isLong && !isUnfolded ? 'entry-text cut' : 'entry-text'}>{text}</p>
      {isLong ? (
        <button
          type="button"
          className="button small"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <FormattedMessage id={isUnfolded ? 'timeline.less' : 'timeline.more'} />
        </button>
      ) : null}
    </>
  );
}

/** Number of pictures in one row. */
const picturesPerRow = (count: number): number => (count === 4 ? 2 : Math.min(count, 3));

function Pictures({ images, author }: { images: readonly string[]; author: string }) {
  const intl = useIntl();
  const addressOf = usePictureAddress();
  return (
    <ul className="entry-pictures" data-count={picturesPerRow(images.length)}>
      {images.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry may contain a picture twice, and the order never changes
        <li key={index}>
          <PreviewableImage
            source={image}
            name={intl.formatMessage({ id: 'timeline.picture' }, { author, number: index + 1 })}
          >
            <img src={addressOf(image)} alt="" loading="lazy" decoding="async" />
          </PreviewableImage>
        </li>
      ))}
    </ul>
  );
}

function Videos({ videos }: { videos: VideoInput }) {
  const intl = useIntl();
  const addressOf = usePictureAddress();
  return (
    <ul className="entry-videos">
      {linksOf(videos).map((link, index) => {
        const id = youtubeId(link);
        const thumbnail = videos.thumbnails[index]?.url;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may contain a video twice, and the order never changes
          <li key={index}>
            {id === null ? (
              // A text that is no address of a video is not linked.
              link
            ) : (
              <a
                href={`https://www.youtube.com/watch?v=${id}`}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={intl.formatMessage({ id: 'timeline.video' }, { number: index + 1 })}
              >
                {thumbnail ? <img src={addressOf(thumbnail)} alt="" loading="lazy" decoding="async" /> : null}
                <span className="pi pi-play-circle" aria-hidden="true" />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
