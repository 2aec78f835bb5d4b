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

export function CardText({ state: { phase, step }, language, texts, role }: CardTextProps) {
  const messages = useObserved(language, (source) => source.messages());
  const stepText = step.text[language.card()];
  const targetName = step.target?.name;
  return (
    <div role="status">
      {phase === 'lost' ? <p>{texts.lost}</p> : null}
      {phase === 'finished' ? <p>{texts.finished(role)}</p> : null}
      {phase === 'missing' ? (
        <p className="quiet">
          {targetName == null ? texts.missingPage : texts.missing(shownName(targetName, messages))}
        </p>
      ) : null}
      {phase === 'shown' || phase === 'missing' || phase === 'busy' ? <p>{stepText}</p> : null}
      {phase === 'shown' && step.visitorTask ? (
        <p className="hint">{'press' in step.visitorTask ? texts.press : texts.type}</p>
      ) : null}
    </div>
  );
}
