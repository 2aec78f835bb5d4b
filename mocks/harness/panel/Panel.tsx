import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import type { Harness } from '#mocks/harness/harness';
import { usePresenter } from '#mocks/harness/presenter/use-presenter';
import type { ReportedRequirement } from '#mocks/harness/requirements/requirement-result';
import { PanelEdge } from './browser/PanelEdge';
import { Handle } from './Handle';
import { LinkCopier } from './LinkCopier';
import { type FoundAction, PartSearch } from './PartSearch';
import { Parts } from './Parts';
import { Problems } from './Problems';
import type { Part } from './part-table';
import { SituationLine } from './SituationLine';
import { textsFor } from './texts/texts-for';
import { useDroppedReport } from './use-dropped-report';
import { useFirstVisit } from './use-first-visit';
import { usePanelKeys } from './use-panel-keys';

/** The tab of the selected part. */
const SELECTED = '.tab-panel [aria-selected=true]';

/** The handle at the window's edge, and the panel that it opens. */
export function Panel({ harness }: { harness: Harness }) {
  const [isOpen, setOpen] = useState(harness.problems.length > 0);
  const [chosenPart, setPart] = useState<Part | null>(null);
  const [foundAction, setFoundAction] = useState<FoundAction | null>(null);
  const [reported, setReported] = useState<ReportedRequirement | null>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const texts = textsFor(harness.storage.cookie('language'));

  const open = useCallback(
    (chosen?: Part) => {
      cameFrom.current = document.activeElement;
      harness.pictures.want();
      flushSync(() => {
        setPart((before) => chosen ?? before ?? firstPart(harness));
        setOpen(true);
      });
      panel.current?.querySelector<HTMLElement>(SELECTED)?.focus();
    },
    [harness],
  );
  const close = useCallback(() => {
    // Synchronously: a handle that is still hidden cannot receive the focus.
    flushSync(() => setOpen(false));
    focusAgain(cameFrom.current, handle.current);
  }, []);
  const toggle = useCallback(() => {
    if (isOpen) close();
    else open();
  }, [isOpen, open, close]);
  // The panel opens without a user action here, so it does not take the focus.
  const offer = useCallback(() => setOpen(true), []);
  const focusIn = useCallback(
    (selector: string) => panel.current?.querySelector<HTMLElement>(selector)?.focus(),
    [],
  );
  const search = useCallback(() => focusIn('.search input'), [focusIn]);
  const openFound = useCallback(
    (chosen: FoundAction) => {
      flushSync(() => {
        setPart(chosen.part);
        setFoundAction(chosen);
      });
      if (chosen.action === null) focusIn(SELECTED);
    },
    [focusIn],
  );
  const openReport = useCallback(
    (action: string) => {
      if (panel.current === null) open('report');
      openFound({ part: 'report', action });
    },
    [open, openFound],
  );
  const report = useCallback(() => openReport(texts.report.title), [openReport, texts]);
  const reportRequirement = useCallback(
    (chosen: ReportedRequirement | null) => {
      setReported(chosen);
      if (chosen !== null) report();
    },
    [report],
  );
  const dropped = useCallback(() => openReport(texts.report.openReport), [openReport, texts]);
  const [isPresenting, togglePresenter] = usePresenter(texts.presenter.hint);
  const present = useCallback(() => {
    if (panel.current) close();
    togglePresenter();
  }, [close, togglePresenter]);
  usePanelKeys({ panel, toggle, close, search, report, present, isPresenting });
  useDroppedReport(harness.reports, dropped);
  useLayoutEffect(
    function keepAboveModals() {
      if (!isOpen || isPresenting) return undefined;
      let isModal = false;
      // A modal dialog of the console makes everything else inert: the panel stays usable only as a modal
      // dialog that opens after it.
      const moveToTop = () => {
        const wasModal = isModal;
        isModal = document.querySelector('dialog[open]') !== null;
        if (isModal && !wasModal) {
          panel.current?.close();
          panel.current?.showModal();
        } else if (!wasModal) panel.current?.setAttribute('open', '');
      };
      moveToTop();
      const observer = new MutationObserver(moveToTop);
      observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [isOpen, isPresenting],
  );
  useFirstVisit(harness, offer);
  if (isPresenting) return null;

  return (
    <>
      <Handle ref={handle} harness={harness} texts={texts} isOpen={isOpen} onOpen={open} />
      {isOpen ? (
        <dialog ref={panel} id="panel" className="panel" aria-label={texts.title}>
          <div className="head">
            <SituationLine harness={harness} texts={texts} />
            <LinkCopier harness={harness} texts={texts} />
            <button type="button" className="plain" aria-label={texts.close} title="Esc" onClick={close}>
              ×
            </button>
          </div>
          <Problems harness={harness} texts={texts} />
          <Parts
            harness={harness}
            texts={texts}
            part={chosenPart ?? 'persona'}
            found={foundAction}
            reported={reported}
            search={<PartSearch texts={texts} onFound={openFound} onEscape={() => focusIn(SELECTED)} />}
            onPart={setPart}
            onReport={reportRequirement}
            onPresent={present}
          />
          <PanelEdge label={texts.width} />
        </dialog>
      ) : null}
    </>
  );
}

/** Who is signed in tries something on the page; anyone else chooses who to be. */
const firstPart = ({ storage }: Harness): Part =>
  storage.cookie(COOKIE_NAMES.accessToken) === null ? 'persona' : 'incidents';

/** Focuses the previous element; without one, or after a click on the handle, the handle. */
function focusAgain(before: Element | null, handle: HTMLElement | null) {
  const wasSomewhere =
    before instanceof HTMLElement && before !== document.body && before.isConnected && !before.shadowRoot;
  (wasSomewhere ? before : handle)?.focus();
}
