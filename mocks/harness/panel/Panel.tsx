import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import type { Harness } from '#mocks/harness/harness';
import { usePresenter } from '#mocks/harness/presenter/use-presenter';
import type { ReportedRequirement } from '#mocks/harness/requirements/requirement-result';
import { keepInOpenDialog } from './browser/keep-in-open-dialog';
import { PanelEdge } from './browser/PanelEdge';
import { DockChoice } from './dock/DockChoice';
import { makeRoom } from './dock/make-room';
import { useDock } from './dock/use-dock';
import { Handle } from './Handle';
import { LinkCopier } from './LinkCopier';
import { type FoundAction, PartSearch } from './PartSearch';
import { Parts } from './Parts';
import { Problems } from './Problems';
import type { Part } from './part-table';
import { endedSession } from './parts/incidents/ended-session';
import { SituationLine } from './SituationLine';
import { textsFor } from './texts/texts-for';
import { useDroppedReport } from './use-dropped-report';
import { useFirstVisit } from './use-first-visit';
import { usePanelKeys } from './use-panel-keys';

/** The tab of the selected part. */
const SELECTED_TAB = '.tab-panel [aria-selected=true]';

/** The handle at the window's edge, and the panel that it opens. */
export function Panel({ harness }: { harness: Harness }) {
  const texts = textsFor(harness.storage.getCookie('language'));
  // set when the lobby has handed over a report
  const [actionForReport] = useState<FoundAction | null>(() =>
    harness.reports.current() === null ? null : { part: 'report', action: texts.report.openReport },
  );
  const [isOpen, setOpen] = useState(harness.problems.length > 0 || actionForReport !== null);
  const [chosenPart, setChosenPart] = useState<Part | null>(actionForReport?.part ?? null);
  const [foundAction, setFoundAction] = useState<FoundAction | null>(actionForReport);
  const [reportedRequirement, setReportedRequirement] = useState<ReportedRequirement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { dock, possible: possibleDocks, choose: chooseDock } = useDock();
  const handle = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element | null>(null);

  const openPanel = useCallback(
    (chosen?: Part) => {
      focusedBefore.current = document.activeElement;
      harness.pictures.want();
      flushSync(() => {
        setChosenPart((before) => chosen ?? before ?? startPart(harness));
        setOpen(true);
      });
      panel.current?.querySelector<HTMLElement>(SELECTED_TAB)?.focus();
    },
    [harness],
  );
  const closePanel = useCallback(() => {
    // Synchronously: a handle that is still hidden cannot receive the focus.
    flushSync(() => setOpen(false));
    focusAgain(focusedBefore.current, handle.current);
  }, []);
  const togglePanel = useCallback(() => {
    if (isOpen) closePanel();
    else openPanel();
  }, [isOpen, openPanel, closePanel]);
  // The panel opens without a user action here, so it does not take the focus.
  const openOnFirstVisit = useCallback(() => setOpen(true), []);
  const focusIn = useCallback(
    (selector: string) => panel.current?.querySelector<HTMLElement>(selector)?.focus(),
    [],
  );
  const focusSearch = useCallback(() => focusIn('.search input'), [focusIn]);
  const goToFoundAction = useCallback(
    (chosen: FoundAction) => {
      flushSync(() => {
        setChosenPart(chosen.part);
        setFoundAction(chosen);
      });
      if (chosen.action === null) focusIn(SELECTED_TAB);
    },
    [focusIn],
  );
  const openReport = useCallback(
    (action: string) => {
      if (panel.current === null) openPanel('report');
      goToFoundAction({ part: 'report', action });
    },
    [openPanel, goToFoundAction],
  );
  const openReportForm = useCallback(() => openReport(texts.report.title), [openReport, texts]);
  const reportRequirement = useCallback(
    (chosen: ReportedRequirement | null) => {
      setReportedRequirement(chosen);
      if (chosen !== null) openReportForm();
    },
    [openReportForm],
  );
  const openDroppedReport = useCallback(() => openReport(texts.report.openReport), [openReport, texts]);
  const [isPresenting, togglePresenter] = usePresenter(texts.presenter.hint);
  const present = useCallback(() => {
    if (panel.current) closePanel();
    togglePresenter();
  }, [closePanel, togglePresenter]);
  usePanelKeys({
    panel,
    toggle: togglePanel,
    close: closePanel,
    search: focusSearch,
    report: openReportForm,
    present,
    isPresenting,
  });
  useDroppedReport(harness.reports, openDroppedReport);
  const isShown = isOpen && !isPresenting;
  useLayoutEffect(
    function standBesidePage() {
      const host = (panel.current?.getRootNode() as ShadowRoot | undefined)?.host;
      if (!isShown || !panel.current || !(host instanceof HTMLElement)) return undefined;
      const stopFollowing = keepInOpenDialog(host, panel.current);
      const giveRoomBack = makeRoom(panel.current, dock, focusedBefore.current);
      return () => {
        giveRoomBack();
        stopFollowing();
      };
    },
    [isShown, dock],
  );
  useFirstVisit(harness, openOnFirstVisit);
  if (isPresenting) return null;

  return (
    <>
      <Handle ref={handle} harness={harness} texts={texts} isOpen={isOpen} onOpen={openPanel} />
      {isOpen ? (
        <div
          ref={panel}
          id="panel"
          popover="manual"
          role="dialog"
          className="panel"
          data-dock={dock}
          aria-label={texts.title}
        >
          <div className="head">
            <SituationLine harness={harness} texts={texts} />
            <DockChoice texts={texts} dock={dock} possible={possibleDocks} onDock={chooseDock} />
            <LinkCopier harness={harness} texts={texts} />
            <button type="button" className="plain" aria-label={texts.close} title="Esc" onClick={closePanel}>
              ×
            </button>
          </div>
          <Problems harness={harness} texts={texts} />
          <Parts
            harness={harness}
            texts={texts}
            part={chosenPart ?? 'persona'}
            found={foundAction}
            reported={reportedRequirement}
            search={
              <PartSearch texts={texts} onFound={goToFoundAction} onEscape={() => focusIn(SELECTED_TAB)} />
            }
            onPart={setChosenPart}
            onReport={reportRequirement}
            onPresent={present}
          />
          {dock === 'below' ? null : <PanelEdge label={texts.width} />}
        </div>
      ) : null}
    </>
  );
}

/** Who is signed in, or has ended the session, tries something on the page; anyone else chooses who to be. */
const startPart = ({ storage }: Harness): Part =>
  storage.getCookie(COOKIE_NAMES.accessToken) === null && endedSession() === null ? 'persona' : 'incidents';

/** Focuses the previous element; without one, or after a click on the handle, the handle. */
function focusAgain(before: Element | null, handle: HTMLElement | null) {
  const hadFocus =
    before instanceof HTMLElement && before !== document.body && before.isConnected && !before.shadowRoot;
  (hadFocus ? before : handle)?.focus();
}
