import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MenuFeature } from '#kit/context/menu-features';
import { ChecksField } from '#kit/field/ChecksField';
import './city-info.css';

interface FeatureFieldProps {
  features: readonly MenuFeature[];
  /** Features that were on when the form opened. */
  before: readonly string[];
}

/** Each feature by its title in the menu, and the pages that a change adds or removes there. */
export function FeatureField({ features, before }: FeatureFieldProps) {
  const intl = useIntl();
  const now = useWatch<Record<string, string[]>>({ name: 'features' }) ?? [];
  const titlesText = (titles: readonly string[]) =>
    intl.formatList(titles.map((id) => intl.formatMessage({ id })));
  const gone = features.filter(({ name }) => before.includes(name) && !now.includes(name));
  const come = features.filter(({ name }) => !before.includes(name) && now.includes(name));
  const noteOf = (feature: MenuFeature) => {
    const { pages } = feature;
    const changed = gone.includes(feature) ? 'goneHere' : come.includes(feature) ? 'comeHere' : null;
    if (changed !== null && pages.length > 0) return intl.formatMessage({ id: `cityInfo.${changed}` });
    return pages.length > 1 ? titlesText(pages) : undefined;
  };
  return (
    <>
      <ChecksField
        name="features"
        label="cityInfo.features"
        options={features.map((feature) => ({
          value: feature.name,
          label: feature.title,
          section: feature.section,
          note: noteOf(feature),
        }))}
      />
      <div className="feature-changes" role="status">
        {gone.length > 0 ? (
          <p>
            <FormattedMessage
              id="cityInfo.gone"
              values={{ pages: <strong>{titlesText(linesOf(gone))}</strong> }}
            />
          </p>
        ) : null}
        {come.length > 0 ? (
          <p>
            <FormattedMessage
              id="cityInfo.come"
              values={{ pages: <strong>{titlesText(linesOf(come))}</strong> }}
            />
          </p>
        ) : null}
      </div>
    </>
  );
}

const linesOf = (features: readonly MenuFeature[]) =>
  features.flatMap(({ title, pages }) => (pages.length > 0 ? pages : [title]));
