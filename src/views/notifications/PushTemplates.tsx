import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { EMPTY_NOTIFICATION, type NotificationDraft } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useAppServices } from '#kit/context/app-services';
import { Folded } from '#kit/form/Folded';
import { UsualTexts } from '#kit/form/UsualTexts';
import { lazyComponent } from '#kit/page/lazy-component';
import { localDate } from '#kit/services/dates';
import { useCityName } from './use-city-name';

const TEMPLATES = ['template.powerCut', 'template.closed', 'template.traffic'] as const;

const LastYearNotifications = lazyComponent(() => import('./LastYearNotifications'));

/**
 * Title and text of a push that is often needed, or of one of this time last year; a text that the author wrote can
 * be brought back.
 */
export function PushTemplates() {
  const intl = useIntl();
  const { clock, toasts } = useAppServices();
  const { getValues, setValue, formState } = useFormContext<ComposedNotification>();
  const [title, description] = useWatch<ComposedNotification, ['title', 'description']>({
    name: ['title', 'description'],
  });
  const templateValues = { city: useCityName(), date: localDate(intl, clock.now()) };
  const textsOf = (template: string): NotificationDraft => ({
    title: intl.formatMessage({ id: `${template}.title` }, templateValues),
    description: intl.formatMessage({ id: `${template}.text` }, templateValues),
  });
  const isUsed = (template: string) => areSame(textsOf(template), { title, description });
  /** What a press wrote last: it is not the author's, and needs no way back. */
  const lastInserted = useRef<NotificationDraft>(EMPTY_NOTIFICATION);
  function writeTexts(texts: NotificationDraft) {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('title', texts.title, options);
    setValue('description', texts.description, options);
  }
  function replaceTexts(texts: NotificationDraft) {
    const previousTexts = { title: getValues('title'), description: getValues('description') };
    const isByAuthor = ![EMPTY_NOTIFICATION, lastInserted.current].some((known) =>
      areSame(known, previousTexts),
    );
    writeTexts(texts);
    lastInserted.current = texts;
    if (isByAuthor)
      toasts.show(
        'success',
        { messageId: 'template.replaced' },
        { label: 'queue.undo', run: () => writeTexts(previousTexts) },
      );
  }
  return (
    <>
      <UsualTexts
        label="template.title"
        choices={TEMPLATES}
        isUsed={isUsed}
        onPress={(template) => replaceTexts(isUsed(template) ? EMPTY_NOTIFICATION : textsOf(template))}
      />
      <Folded label="notification.lastYear">
        <LastYearNotifications onUse={replaceTexts} />
      </Folded>
    </>
  );
}

const areSame = (one: NotificationDraft, other: NotificationDraft): boolean =>
  one.title === other.title && one.description === other.description;
