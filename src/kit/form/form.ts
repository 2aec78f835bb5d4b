import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Problem } from '#api/http/problem';
import type { FieldFault, FieldProblem } from '#domain/base/problems';
import { type IntlWithMessages, textOf } from '#kit/services/message';
import { nearestFieldPath } from './shown-field';

/** A form that is validated by the domain's rules; the fake backend applies the same ones. */
export function useRuledForm<Draft extends FieldValues>(
  startValues: Draft,
  problemsOf: (draft: Draft) => FieldProblem[],
): UseFormReturn<Draft> {
  const intl = useIntl();
  const pressReleased = usePressReleased();
  const [filledFields] = useState(() => new Set<string>());
  const form: UseFormReturn<Draft> = useForm<Draft>({
    defaultValues: startValues as DefaultValues<Draft>,
    mode: 'onTouched',
    resolver: async (values) => {
      await pressReleased();
      const isShownAtField = ({ field }: FieldProblem) =>
        refusedForms.has(form.control) || filledFields.has(field) || !isBlank(get(values, field));
      const problems = problemsOf(values).filter(isShownAtField);
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOf(problems, intl) };
    },
  });
  const { watch } = form;
  const [initial] = useState(startValues);
  useEffect(
    function noteFilledFields() {
      const noteFilled = (values: object, names: readonly string[]) => {
        for (const name of names) if (!isBlank(get(values, name))) filledFields.add(name);
      };
      noteFilled(initial, Object.keys(initial));
      const { unsubscribe } = watch((values, { name }) =>
        noteFilled(values, name === undefined ? Object.keys(values) : [name]),
      );
      return unsubscribe;
    },
    [watch, filledFields, initial],
  );
  return form;
}

/** Forms whose last sending was refused by a rule. An empty field is told then, or when it was filled and emptied. */
const refusedForms = new WeakSet<object>();

/** Sends the values if they keep the rules, else tells every problem. */
export const send =
  <Draft extends FieldValues>(form: UseFormReturn<Draft>, onSubmit: (draft: Draft) => void) =>
  (event: BaseSyntheticEvent): Promise<void> => {
    refusedForms.add(form.control);
    return form.handleSubmit((draft) => {
      refusedForms.delete(form.control);
      onSubmit(draft);
    })(event);
  };

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Sets the server's faults at their fields; returns those without a field, to be shown above the form. */
export function useServerFaults<Draft extends FieldValues>(
  problem: unknown,
  form: UseFormReturn<Draft>,
  fields: readonly string[],
): readonly FieldFault[] {
  const intl = useIntl();
  const faults = problem instanceof Problem ? problem.fields : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each problem, not for each render
  useEffect(
    function placeFaults() {
      // in the order of the fields, not of the response: the first one gets the focus
      const sortedFaults = fields.flatMap((name) => faults.filter(({ field }) => rootOf(field) === name));
      const messages = new Map<string, string[]>();
      for (const fault of sortedFaults) {
        const fieldPath = nearestFieldPath(fault.field) ?? fault.field;
        const message = messageAt(fault, fieldPath, form, intl);
        messages.set(fieldPath, [...(messages.get(fieldPath) ?? []), message]);
      }
      for (const [index, [fieldPath, faultTexts]] of [...messages].entries()) {
        const message = faultTexts.join('\n');
        form.setError(fieldPath as Path<Draft>, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    },
    [problem],
  );
  return faults.filter(({ field }) => !fields.includes(rootOf(field)) || nearestFieldPath(field) === null);
}

/** For one of several items in a field, such as its files, the message includes the item's number. */
function messageAt<Draft extends FieldValues>(
  fault: FieldFault,
  fieldPath: string,
  form: UseFormReturn<Draft>,
  intl: IntlWithMessages,
): string {
  const text = textOf(intl, fault);
  const index = Number(fault.field.slice(fieldPath.length + 1).split('.')[0] || NaN);
  const list: unknown = form.getValues(fieldPath as Path<Draft>);
  if (Number.isNaN(index) || !Array.isArray(list) || list.length < 2) return text;
  return intl.formatMessage({ id: 'problem.atField' }, { field: index + 1, text });
}

/** The form's field in which a path begins. */
const rootOf = (path: string): string => path.split('.')[0] ?? path;

/**
 * A press that blurs a field must not move its own target from under the pointer: the error of the field,
 * which takes space, is shown after the press.
 */
function usePressReleased(): () => Promise<void> | undefined {
  const currentPress = useRef<Promise<void>>(undefined);
  useEffect(function watchPointer() {
    const onPointerDown = () => {
      currentPress.current = new Promise((resolve) => {
        const over = new AbortController();
        const onPointerUp = () => {
          over.abort();
          currentPress.current = undefined;
          // the click event follows pointerup
          setTimeout(resolve);
        };
        window.addEventListener('pointerup', onPointerUp, { capture: true, signal: over.signal });
        window.addEventListener('pointercancel', onPointerUp, { capture: true, signal: over.signal });
      });
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, []);
  return useCallback(() => currentPress.current, []);
}

/** Nested by the paths of the fields, such as `time_range.0.end`. */
function errorsOf(problems: FieldProblem[], intl: IntlWithMessages): never {
  const errors: Record<string, unknown> = {};
  for (const problem of problems) {
    set(errors, problem.field, { type: 'rule', message: textOf(intl, problem) });
  }
  return errors as never;
}
