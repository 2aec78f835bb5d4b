import { useCallback, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Problem } from '#api/http/problem';
import type { FieldFault, FieldProblem } from '#domain/base/problems';
import { type IntlWithMessages, textOf } from '#kit/services/message';
import { placeOfPath } from './shown-field';

/** A form that is judged by the domain's rules; the fake backend refuses by the same. */
export function useRuledForm<Draft extends FieldValues>(
  start: Draft,
  problemsOf: (draft: Draft) => FieldProblem[],
): UseFormReturn<Draft> {
  const intl = useIntl();
  const released = useReleased();
  return useForm<Draft>({
    defaultValues: start as DefaultValues<Draft>,
    mode: 'onTouched',
    resolver: async (values) => {
      await released();
      const problems = problemsOf(values);
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOf(problems, intl) };
    },
  });
}

/** Puts the server's faults at their fields; what has no field here is returned, to be said above the form. */
export function useServerFaults<Draft extends FieldValues>(
  problem: unknown,
  form: UseFormReturn<Draft>,
  fields: readonly string[],
): readonly FieldFault[] {
  const intl = useIntl();
  const faults = problem instanceof Problem ? problem.fields : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each problem, not for each render
  useEffect(
    function placeFaults() {
      // in the order of the fields, whatever the server's: the first one gets the focus
      const sorted = fields.flatMap((name) => faults.filter(({ field }) => rootOf(field) === name));
      const messages = new Map<string, string[]>();
      for (const fault of sorted) {
        const place = placeOfPath(fault.field) ?? fault.field;
        messages.set(place, [...(messages.get(place) ?? []), messageAt(fault, place, form, intl)]);
      }
      for (const [index, [place, texts]] of [...messages].entries()) {
        const message = texts.join('\n');
        form.setError(place as Path<Draft>, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    },
    [problem],
  );
  return faults.filter(({ field }) => !fields.includes(rootOf(field)) || placeOfPath(field) === null);
}

/** Of several in one field, as its files, it is said which. */
function messageAt<Draft extends FieldValues>(
  fault: FieldFault,
  place: string,
  form: UseFormReturn<Draft>,
  intl: IntlWithMessages,
): string {
  const text = textOf(intl, fault);
  const index = Number(fault.field.slice(place.length + 1).split('.')[0] || NaN);
  const held: unknown = form.getValues(place as Path<Draft>);
  if (Number.isNaN(index) || !Array.isArray(held) || held.length < 2) return text;
  return intl.formatMessage({ id: 'problem.atField' }, { field: index + 1, text });
}

/** The field of the draft that a path begins in. */
const rootOf = (path: string): string => path.split('.')[0] ?? path;

/**
 * A field that is left by pressing something else must not move it away from under the pointer: what is wrong with the
 * field, which takes room, is said once the press is over.
 */
function useReleased(): () => Promise<void> | undefined {
  const press = useRef<Promise<void>>(undefined);
  useEffect(function watchPointer() {
    const begin = () => {
      press.current = new Promise((done) => {
        const over = new AbortController();
        const end = () => {
          over.abort();
          press.current = undefined;
          // the click comes right after
          setTimeout(done);
        };
        window.addEventListener('pointerup', end, { capture: true, signal: over.signal });
        window.addEventListener('pointercancel', end, { capture: true, signal: over.signal });
      });
    };
    window.addEventListener('pointerdown', begin, true);
    return () => window.removeEventListener('pointerdown', begin, true);
  }, []);
  return useCallback(() => press.current, []);
}

/** By the paths of the fields, as `time_range.0.end`. */
function errorsOf(problems: FieldProblem[], intl: IntlWithMessages): never {
  const errors: Record<string, unknown> = {};
  for (const problem of problems) {
    set(errors, problem.field, { type: 'rule', message: textOf(intl, problem) });
  }
  return errors as never;
}
