import type { Harness } from '#mocks/harness/harness';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import type { ReportedRequirement } from '#mocks/harness/requirements/requirement-result';

export interface PartProps {
  harness: Harness;
  texts: Texts;
}

/** What the table of parts passes to each. */
export interface LoadedPartProps extends PartProps {
  /** The requirement that the report is about; null for any other fault. */
  reported: ReportedRequirement | null;
  /** Opens the report about a requirement; null takes it out of the report. */
  onReport(reported: ReportedRequirement | null): void;
  /** Begins a presentation. */
  onPresent(): void;
}
