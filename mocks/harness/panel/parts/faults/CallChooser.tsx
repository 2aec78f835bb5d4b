import { type CallOption, callName, matchingOptions } from '#mocks/harness/panel/calls/call-options';
import { SearchedList } from '#mocks/harness/panel/SearchedList';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

interface CallChooserProps {
  options: readonly CallOption[];
  chosen: CallOption | null;
  texts: Texts;
  onChoose(option: CallOption): void;
}

/** Opens with its list, so that the calls of the page are one click away. */
export function CallChooser({ options, chosen, texts: { faults }, onChoose }: CallChooserProps) {
  const titles = { page: faults.callsOfPage, any: faults.anyCalls, other: faults.otherCalls };
  return (
    <SearchedList
      label={faults.whichCall}
      placeholder={faults.callSearch}
      noMatch={faults.noCallMatches}
      startsOpen
      optionsFor={(typed) => matchingOptions(options, typed)}
      keyOf={(option) => `${option.group} ${callName(option)}`}
      groupOf={({ group }) => titles[group]}
      value={chosen ? callName(chosen) : ''}
      isChosen={(option) => chosen !== null && callName(option) === callName(chosen)}
      onChoose={onChoose}
    >
      {(option) => (
        <>
          <span className="method">{option.method}</span>
          <span className="where">{option.path}</span>
          <small>{aboutCall(option, faults)}</small>
        </>
      )}
    </SearchedList>
  );
}

function aboutCall(option: CallOption, faults: Texts['faults']): string {
  if (option.endpoint === null) return faults.anyCall(option.method);
  return [option.ids, faults.aboutCall(option)].filter((part) => part !== '').join(' · ');
}
