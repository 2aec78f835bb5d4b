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
  const values = { city: useCityName(), date: localDate(intl, clock.now()) };
  const textsOf = (template: string): NotificationDraft => ({
    title: intl.formatMessage({ id: `${template}.title` }, values),
    description: intl.formatMessage({ id: `${template}.text` }, values),
  });
  const isUsed = (template: string) => areSame(textsOf(template), { title, description });
  /** What a press wrote last: it is not the author's, and needs no way back. */
  const offered = useRef<NotificationDraft>(EMPTY_NOTIFICATION);
  function write(texts: NotificationDraft) {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('title', texts.title, options);
    setValue('description', texts.description, options);
  }
  function replace(texts: NotificationDraft) {
    const before = { title: getValues('title'), description: getValues('description') };
    const isWritten = ![EMPTY_NOTIFICATION, offered.current].some((one) => areSame(one, before));
    write(texts);
    offered.current = texts;
    if (isWritten)
      toasts.show(
        'success',
        { messageId: 'template.replaced' },
        { label: 'queue.undo', run: () => write(before) },
      );
  }
  return (
    <>
      <UsualTexts
        label="template.title"
        choices={TEMPLATES}
        isUsed={isUsed}
        onPress={(template) => replace(isUsed(template) ? EMPTY_NOTIFICATION : textsOf(template))}
      />
      <Folded label="notification.lastYear">
        <LastYearNotifications onUse={replace} />
      </Folded>
    </>
  );
}

const areSame = (one: NotificationDraft, other: NotificationDraft): boolean =>
  one.title === other.title && one.description === other.description;
