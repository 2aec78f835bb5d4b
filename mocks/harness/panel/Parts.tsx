import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { focusAction } from './focus-action';
import type { FoundAction } from './PartSearch';
import { GroupTabs, PartTabs } from './PartTabs';
import { PARTS, type Part } from './part-table';
import type { LoadedPartProps, PartProps } from './parts/part-props';
import { useLoadedPart } from './use-loaded-part';

interface PartsProps extends LoadedPartProps {
  part: Part;
  /** What the search has found: its control gets the focus as soon as its part is loaded. */
  found: FoundAction | null;
  /** The search, at the end of the row of tabs. */
  search: ReactNode;
  onPart(part: Part): void;
}

/** The tabs, the parts of the selected tab, and the selected part. */
export function Parts({ part, found, search, onPart, ...partProps }: PartsProps) {
  const { texts } = partProps;
  return (
    <>
      <div className="tab-row">
        <GroupTabs texts={texts} part={part} onPart={onPart} />
        {search}
      </div>
      <div role="tabpanel" id="group" aria-labelledby={`group-${PARTS[part].group}`} className="tab-panel">
        <PartTabs texts={texts} part={part} onPart={onPart} />
        <LoadedPart key={part} {...partProps} part={part} found={found} />
      </div>
    </>
  );
}

function LoadedPart({ part, found, ...partProps }: Omit<PartsProps, 'onPart' | 'search'>) {
  const { texts, harness } = partProps;
  const PartComponent = useLoadedPart(part, harness);
  const panel = useRef<HTMLDivElement>(null);
  const isLoaded = PartComponent !== null && PartComponent !== 'failed';
  useEffect(
    function focusFound() {
      if (isLoaded && panel.current && found?.part === part && found.action !== null) {
        focusAction(panel.current, found.action);
      }
    },
    [isLoaded, found, part],
  );
  return (
    <div ref={panel} role="tabpanel" id="part" aria-labelledby={`tab-${part}`} className="part">
      {PartComponent === null ? <p className="quiet">{texts.loadingPart}</p> : null}
      {PartComponent === 'failed' ? <FailedPart texts={texts} /> : null}
      {isLoaded ? createElement(PartComponent, partProps) : null}
    </div>
  );
}

function FailedPart({ texts }: Pick<PartProps, 'texts'>) {
  return (
    <>
      <p role="alert" className="warning">
        {texts.partFailed}
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </>
  );
}
