import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lengthOf } from '#domain/base/problems';
import { CHAT_TEXT_MAX, chatMessageProblems, isBlank } from '#domain/messaging/chat-message';
import { useAppServices } from '#kit/context/app-services';
import { draftStore } from '#kit/context/draft';
import { useScope } from '#kit/context/scope';
import { Counter } from '#kit/field/Counter';
import { useIme } from '#kit/services/ime';
import { isApple } from '#kit/services/is-apple';
import { textOf } from '#kit/services/message';
import { newId } from '#kit/services/tab-id';
import { useMedia } from '#kit/services/use-media';
import type { ChatOutboxActor } from '#machines/chat-outbox/chat-outbox.react';
import { useTyping } from './use-typing';

interface ComposerProps {
  roomId: string;
  outbox: ChatOutboxActor;
  onTyping: (isTyping: boolean) => void;
  onSent: () => void;
}

/** The message that the user writes. A draft for each room survives a reload. Enter inserts a line break. */
export function Composer({ roomId, outbox, onTyping, onSent }: ComposerProps) {
  const intl = useIntl();
  const textareaId = useId();
  const { clock } = useAppServices();
  const scope = useScope();
  const [draft] = useState(() => draftStore<string>(scope, 'chat', roomId, clock));
  const [text, setText] = useState(() => draft.read()?.values ?? '');
  const textarea = useRef<HTMLTextAreaElement>(null);
  const typingReporter = useTyping(onTyping);
  const ime = useIme();
  const [problem] = chatMessageProblems({ text });
  // A touch keyboard has no such keys.
  const isTouch = useMedia('(pointer: coarse)');
  const sendKeys = isApple() ? '⌘+Enter' : 'Ctrl+Enter';

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        sendLetter();
      }}
    >
      <label className="visually-hidden" htmlFor={textareaId}>
        <FormattedMessage id="chat.message" />
      </label>
      <textarea
        ref={textarea}
        id={textareaId}
        className="input"
        rows={Math.min(6, Math.max(2, text.split('\n').length))}
        value={text}
        placeholder={intl.formatMessage(
          { id: isTouch ? 'chat.placeholderTouch' : 'chat.placeholder' },
          { keys: sendKeys },
        )}
        aria-invalid={problem !== undefined}
        aria-describedby={`${textareaId}-error ${textareaId}-count`}
        aria-keyshortcuts={isApple() ? 'Meta+Enter' : 'Control+Enter'}
        onChange={({ target }) => changeText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={typingReporter.ended}
        {...ime.handlers}
      />
      <button type="submit" className="button primary" aria-disabled={isBlank({ text })}>
        <span className="pi pi-send" aria-hidden="true" />
        <FormattedMessage id="chat.send" />
      </button>
      <p id={`${textareaId}-error`} className="field-error" aria-live="polite">
        {problem === undefined ? null : textOf(intl, problem)}
      </p>
      <Counter id={`${textareaId}-count`} length={lengthOf(text)} max={CHAT_TEXT_MAX} />
    </form>
  );

  function changeText(next: string) {
    setText(next);
    if (next === '') draft.drop();
    else draft.write(next);
    if (isBlank({ text: next })) typingReporter.ended();
    else typingReporter.typed();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!ime.isEnter(event) || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    sendLetter();
  }

  function sendLetter() {
    textarea.current?.focus();
    if (isBlank({ text }) || problem !== undefined) return;
    const letter = { id: `${newId()}-${newId()}`, room: roomId, text, at: clock.now(), refused: false };
    outbox.send({ type: 'send', letter });
    setText('');
    draft.drop();
    typingReporter.ended();
    onSent();
  }
}
