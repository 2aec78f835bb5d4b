import { useEffect, useState } from 'react';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { ChatActor } from '#machines/chat/chat.react';
import { type ChatOutboxActor, useChatOutbox } from '#machines/chat-outbox/chat-outbox.react';
import type { ChatViewEffects } from './chat-effects';
import { outboxStore } from './outbox-store';

/** The outbox: stored in the browser until its letters arrive, and retried when there may be a connection. */
export function useOutbox(chat: ChatActor, effects: ChatViewEffects): ChatOutboxActor {
  const { user, city } = useScope();
  const { clock } = useAppServices();
  const [store] = useState(() => outboxStore({ user, city }));
  const [kept] = useState(store.read);
  const actor = useChatOutbox(effects, kept, clock);

  useEffect(
    function keepLetters() {
      const known = new Set(kept.map(({ id }) => id));
      let before = actor.getSnapshot().context.letters;
      const { unsubscribe } = actor.subscribe(({ context: { letters } }) => {
        if (letters === before) return;
        before = letters;
        for (const { id } of letters) known.add(id);
        store.write(letters, known);
      });
      return unsubscribe;
    },
    [actor, kept, store],
  );

  useEffect(
    function hearOfTheLine() {
      const tryAgain = () => actor.send({ type: 'try again' });
      let { connected, messages } = chat.getSnapshot().context;
      const { unsubscribe } = chat.subscribe(({ context }) => {
        if (context.connected && !connected) tryAgain();
        if (context.messages !== messages) {
          actor.send({ type: 'arrived', ids: context.messages.map(({ id }) => id) });
        }
        ({ connected, messages } = context);
      });
      window.addEventListener('online', tryAgain);
      return () => {
        unsubscribe();
        window.removeEventListener('online', tryAgain);
      };
    },
    [actor, chat],
  );
  return actor;
}
