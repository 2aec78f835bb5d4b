import type { LoadedPartProps } from '#mocks/harness/panel/parts/part-props';

/** Begins a presentation, which hides the panel. */
export function PresenterPart({ texts, onPresent }: LoadedPartProps) {
  return (
    <>
      <p className="quiet">{texts.presenter.explained}</p>
      <button type="button" className="main" aria-keyshortcuts="Alt+P" onClick={onPresent}>
        {texts.presenter.start}
      </button>
    </>
  );
}
