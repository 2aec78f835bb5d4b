import { youtubeId } from '#domain/base/youtube';
import './stored-files.css';

/** Videos of a record, to open beside the console; what is no address of a video is its words alone. */
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
