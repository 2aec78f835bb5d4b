import { youtubeId } from '#domain/video/youtube';
import './stored-files.css';

/** Links to the videos of a record, in a new tab; a text that is no video address stays a text. */
export const VideoLinks = ({ links }: { links: readonly string[] }) => (
  <ul className="stored-links">
    {links.map((link) => {
      const id = youtubeId(link);
      return (
        <li key={link}>
          {id === null ? (
            link
          ) : (
            <a href={`https://www.youtube.com/watch?v=${id}`} target="_blank" rel="noopener">
              {link}
            </a>
          )}
        </li>
      );
    })}
  </ul>
);
