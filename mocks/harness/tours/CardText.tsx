import { useObserved } from '#mocks/harness/panel/use-observed';
import type { ConsoleLanguage } from './console-language';
import type { GuideState } from './guide';
import { shownName } from './named-target';
import type { TourTexts } from './texts/ja';

interface CardTextProps {
  state: GuideState;
  language: ConsoleLanguage;
  texts: TourTexts;
  role: string;
}

export function CardText({ state: { at, step }, language, texts, role }: CardTextProps) {
  const messages = useObserved(language, (source) => source.messages());
  const own = step.text[language.card()];
  const name = step.target?.name;
  return (
    <div role="status">
      {at === 'lost' ? <p>{texts.lost}</p> : null}
      {at === 'finished' ? <p>{texts.finished(role)}</p> : null}
      {at === 'missing' ? (
        <p className="quiet">{name == null ? texts.missingPage : texts.missing(shownName(name, messages))}</p>
      ) : null}
      {at === 'shown' || at === 'missing' || at === 'busy' ? <p>{own}</p> : null}
      {at === 'shown' && step.does ? (
        <p className="hint">{'press' in step.does ? texts.press : texts.type}</p>
      ) : null}
    </div>
  );
}
