import { createContext, useContext } from 'react';
import { type DraftSchema, type FieldRule, ruleAt } from '#domain/base/field-rule';

const RulesContext = createContext<DraftSchema | undefined>(undefined);
export const RulesProvider = RulesContext.Provider;

/**
 * The rule of a field by its name in the draft of the form. `required` of the field itself counts first: a form may
 * have no draft, or a field that only sometimes is required.
 */
export function useFieldRule(field: {
  name: string;
  required?: boolean | undefined;
}): Omit<FieldRule, 'required'> & { required: boolean } {
  const draftSchema = useContext(RulesContext);
  const rule = draftSchema && ruleAt(draftSchema, field.name);
  return { ...rule, required: field.required ?? rule?.required !== undefined };
}
