import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { TEXT_NAMES, TEXTS } from '#kit/services/texts';

export const TextLinks = memo(function TextLinks({ city }: { city: string }) {
  return (
    <ul className="text-links">
      {TEXT_NAMES.map((name) => (
        <li key={name}>
          <Link href={`/${encodeURIComponent(city)}/${name}`}>
            <FormattedMessage id={TEXTS[name]} />
          </Link>
        </li>
      ))}
    </ul>
  );
});
