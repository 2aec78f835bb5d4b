import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useAppServices } from '#kit/context/app-services';
import { UsualTexts } from '#kit/form/UsualTexts';
import { localDate } from '#kit/services/dates';
import { useCityName } from './use-city-name';

const TEMPLATES = ['template.powerCut', 'template.closed', 'template.traffic'] as const;

type Texts = Pick<ComposedNotification, 'title' | 'description'>;

/** Title and text of a push that is often needed; a text that the author wrote can be brought back. */
export function PushTemplates() {
  const intl = useIntl();
  const { clock, toasts } = useAppServices();
  const { getValues, setValue, formState } = useFormContext<ComposedNotification>();
  const [title, description] = useWatch<ComposedNotification, ['title', 'description']>({
    name: ['title', 'description'],
  });
  const values = { city: useCityName(), date: localDate(intl, clock.now()) };
  const textsOf = (template: string): Texts => ({
    title: intl.formatMessage({ id: `${template}.title` }, values),
    description: intl.formatMessage({ id: `${template}.text` }, values),
  });
  const isUsed = (template: string) => {
    const texts = textsOf(template);
    return texts.title === title && texts.description === description;
  };
  function write(texts: Texts) {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('title', texts.title, options);
    setValue('description', texts.description, options);
  }
  function use(template: string) {
    const before = { title: getValues('title'), description: getValues('description') };
    const isWritten = before.title + before.description !== '' && !TEMPLATES.some(isUsed);
    write(isUsed(template) ? { title: '', description: '' } : textsOf(template));
    if (isWritten)
      toasts.show(
        'success',
        { messageId: 'template.replaced' },
        { label: 'queue.undo', run: () => write(before) },
      );
  }
  return <UsualTexts label="template.title" choices={TEMPLATES} isUsed={isUsed} onPress={use} />;
}
