import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MenuFeature } from '#kit/context/menu-features';
import { ChecksField } from '#kit/field/ChecksField';
import './city-info.css';

interface FeatureFieldProps {
  features: readonly MenuFeature[];
  /** Features that were on when the form opened. */
  initialNames: readonly string[];
}

/** Each feature by its title in the menu, and the pages that a change adds or removes there. */
export function FeatureField({ features, initialNames }: FeatureFieldProps) {
  const intl = useIntl();
  const selectedNames = useWatch<Record<string, string[]>>({ name: 'features' }) ?? [];
  const titlesText = (titles: readonly string[]) =>
    intl.formatList(titles.map((id) => intl.formatMessage({ id })));
  const removedFeatures = features.filter(
    ({ name }) => initialNames.includes(name) && !selectedNames.includes(name),
  );
  const addedFeatures = features.filter(
    ({ name }) => !initialNames.includes(name) && selectedNames.includes(name),
  );
  const noteOf = (feature: MenuFeature) => {
    const { pages } = feature;
    const changeKey = removedFeatures.includes(feature)
      ? 'goneHere'
      : addedFeatures.includes(feature)
        ? 'comeHere'
        : null;
    if (changeKey !== null && pages.length > 0) return intl.formatMessage({ id: `cityInfo.${changeKey}` });
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
        {removedFeatures.length > 0 ? (
          <p>
            <FormattedMessage
              id="cityInfo.gone"
              values={{ pages: <strong>{titlesText(menuTitlesOf(removedFeatures))}</strong> }}
            />
          </p>
        ) : null}
        {addedFeatures.length > 0 ? (
          <p>
            <FormattedMessage
              id="cityInfo.come"
              values={{ pages: <strong>{titlesText(menuTitlesOf(addedFeatures))}</strong> }}
            />
          </p>
        ) : null}
      </div>
    </>
  );
}

const menuTitlesOf = (features: readonly MenuFeature[]) =>
  features.flatMap(({ title, pages }) => (pages.length > 0 ? pages : [title]));
