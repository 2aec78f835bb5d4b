import { foldText } from '#domain/base/fold-text';
import { searchTerms } from '#mocks/backend/db/search-terms';
import { PART_NAMES, PARTS, type Part } from './part-table';
import { SearchedList } from './SearchedList';
import type { Texts } from './texts/texts-for';

/** A part, or an element in a part by its text. */
export interface FoundAction {
  part: Part;
  /** Null: the part itself. */
  action: string | null;
}

interface PartSearchProps {
  texts: Texts;
  onFound(found: FoundAction): void;
  onEscape(): void;
}

/** Finds the parts of the panel and what they do. */
export function PartSearch({ texts, onFound, onEscape }: PartSearchProps) {
  return (
    <div className="search">
      <SearchedList
        label={texts.search}
        placeholder={texts.searchExplained}
        noMatch={texts.noPartMatches}
        startsOpen={false}
        optionsFor={(typed) => actionsFor(typed, texts)}
        keyOf={({ part, action }) => `${part} ${action}`}
        groupOf={({ part }) => texts.groups[PARTS[part].group]}
        value=""
        isChosen={() => false}
        onChoose={onFound}
        onEscape={onEscape}
      >
        {({ part, action }) => (
          <>
            <span className="method">{texts.tabs[part]}</span>
            <span>{action ?? texts.openPart}</span>
          </>
        )}
      </SearchedList>
    </div>
  );
}

/** The actions of the table in which every word of the search occurs. */
function actionsFor(typed: string, texts: Texts): readonly FoundAction[] {
  const terms = searchTerms(typed);
  return PART_NAMES.flatMap((part) => {
    const row = PARTS[part];
    const actions = [null, ...('actions' in row ? row.actions(texts) : [])];
    return actions.flatMap((action) => {
      const content = foldText(`${texts.tabs[part]} ${texts.groups[row.group]} ${part} ${action ?? ''}`);
      return terms.every((term) => content.includes(term)) ? [{ part, action }] : [];
    });
  });
}
