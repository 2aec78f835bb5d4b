import './phone-videos.css';

/** Videos by their links, drawn without a request to the service that has them. */
export const PhoneVideos = ({ links }: { links: readonly string[] }) =>
  links.length === 0 ? null : (
    <ul className="phone-videos">
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link may be typed twice, and nothing in a row has a state
        <li key={index}>
          <span className="pi pi-play-circle" aria-hidden="true" />
          <span>{link}</span>
        </li>
      ))}
    </ul>
  );
