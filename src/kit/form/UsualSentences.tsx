import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { UsualTexts } from './UsualTexts';

interface UsualSentencesProps {
  /** The field that they are written into, each on a line of its own. */
  name: string;
  /** Message ids. */
  sentences: readonly string[];
}

/** A second press takes the sentence out again; what the author wrote stays. */
export function UsualSentences({ name, sentences }: UsualSentencesProps) {
  const intl = useIntl();
  const { setValue, formState } = useFormContext<Record<string, string>>();
  const lines = (useWatch<Record<string, string>>({ name }) ?? '').split('\n');
  const textOf = (id: string) => intl.formatMessage({ id });
  function toggleSentence(id: string) {
    const text = textOf(id);
    const others = lines.filter((line) => line !== text);
    const next = others.length < lines.length ? others : [...lines.filter((line) => line !== ''), text];
    setValue(name, next.join('\n'), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }
  return (
    <UsualTexts
      label="form.usualSentences"
      choices={sentences}
      isUsed={(id) => lines.includes(textOf(id))}
      onPress={toggleSentence}
    />
  );
}
