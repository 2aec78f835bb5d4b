import type { FieldProblem } from '#domain/base/problems';

const YOUTUBE_HOSTS: readonly string[] = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
];
const VIDEO_ID = /^[\w-]{11}$/;

/** The id of a video from any form of its address; null for other texts. */
export function youtubeId(link: string): string | null {
  const address = addressOf(link.trim());
  if (address === null) return null;
  const { hostname, pathname, searchParams } = address;
  const [firstSegment = '', secondSegment = ''] = pathname.split('/').filter(Boolean);
  const id =
    hostname === 'youtu.be'
      ? firstSegment
      : YOUTUBE_HOSTS.includes(hostname)
        ? firstSegment === 'watch'
          ? (searchParams.get('v') ?? '')
          : ['embed', 'shorts', 'live', 'v'].includes(firstSegment)
            ? secondSegment
            : ''
        : '';
  return VIDEO_ID.test(id) ? id : null;
}

/** Address of a video's thumbnail at YouTube. */
export const youtubeThumbnail = (id: string): string => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;

/** Refuses other addresses; an empty text is accepted. */
export const youtubeProblems = (field: string, link: string): FieldProblem[] =>
  link.trim() === '' || youtubeId(link) !== null ? [] : [{ field, messageId: 'video.notYoutube' }];

function addressOf(link: string): URL | null {
  try {
    return new URL(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  } catch {
    return null;
  }
}
