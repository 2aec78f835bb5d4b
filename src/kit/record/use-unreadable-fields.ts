import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isUnreadable } from '#api/http/unreadable-fields';
import type { FieldProblem } from '#domain/base/problems';

/** The record that a form edits. */
export interface EditedRecord<Draft, Row> {
  row: Row;
  valuesOf: (row: Row) => Draft;
  /**
   * The field of the record behind a form value, where their names differ; null: the value is no field of the
   * record, or its absence has a meaning.
   */
  sources?: Readonly<Partial<Record<string & keyof Draft, (string & keyof Row) | null>>> | undefined;
}

export interface UnreadableFields<Draft, Row> {
  /** Names of the form values that are closed, because they are unknown. */
  names: readonly string[];
  open(name: string): void;
  /** Starts again from another version of the record. */
  restart(row: Row): void;
  /** The rules, with one sentence for whatever they find in a closed value. */
  problemsOf(draft: Draft): FieldProblem[];
  /** The fields of the record that a save with these values must leave out. */
  omittedFrom(draft: Draft): readonly string[];
}

/**
 * Form values whose record has no readable field for them: they are closed, their rules stop the form with a
 * sentence of their own, and a save leaves their fields out. A value that was entered another way, as on a map, counts
 * as opened. No record has a password (`secrets`).
 */
export function useUnreadableFields<Draft extends FieldValues, Row>(
  edited: EditedRecord<Draft, Row> | null | undefined,
  initial: Draft,
  secrets: readonly string[],
  rules: (draft: Draft) => FieldProblem[],
): UnreadableFields<Draft, Row> {
  const sources: Readonly<Record<string, string | null | undefined>> = edited?.sources ?? {};
  const sourceOf = (name: string) => (sources[name] === undefined ? name : sources[name]);
  const unreadableIn = (row: Row) =>
    Object.keys(initial).filter((name) => {
      const source = sourceOf(name);
      return source !== null && !secrets.includes(name) && isUnreadable(Object(row) as object, source);
    });
  const [row, setRow] = useState(edited?.row);
  const [closedNames, setClosedNames] = useState(() => (edited ? unreadableIn(edited.row) : NO_NAMES));
  const isStillUnreadable = (name: string, draft: Draft) =>
    closedNames.includes(name) && JSON.stringify(draft[name]) === JSON.stringify(initial[name]);

  return {
    names: closedNames,
    open: (name) => setClosedNames((before) => before.filter((one) => one !== name)),
    restart(next) {
      setRow(() => next);
      setClosedNames(unreadableIn(next));
    },
    problemsOf: (draft) =>
      rules(draft).map((problem) => {
        const [field = ''] = problem.field.split('.');
        return isStillUnreadable(field, draft) ? { field, messageId: 'field.unread' } : problem;
      }),
    omittedFrom(draft) {
      if (row === undefined) return NO_NAMES;
      const fields = new Set([
        ...Object.keys(Object(row)),
        ...closedNames.flatMap((name) => sourceOf(name) ?? []),
      ]);
      const entered = Object.keys(initial).filter((name) => !isStillUnreadable(name, draft));
      return [...fields].filter(
        (field) =>
          isUnreadable(Object(row) as object, field) && !entered.some((name) => sourceOf(name) === field),
      );
    },
  };
}

const NO_NAMES: readonly string[] = [];
