import { useEffect, useState } from 'react';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { ChatActor } from '#machines/chat/chat.react';
import { type ChatOutboxActor, useChatOutbox } from '#machines/chat-outbox/chat-outbox.react';
import type { ChatViewEffects } from './chat-effects';
import { outboxStore } from './outbox-store';

/** The outbox: stored in the browser until its letters arrive, and retried when there may be a connection. */
export function useOutbox(chatActor: ChatActor, effects: ChatViewEffects): ChatOutboxActor {
  const { user: ownId, city } = useScope();
  const { clock } = useAppServices();
  const [letterStore] = useState(() => outboxStore({ user: ownId, city }));
  const [storedLetters] = useState(letterStore.read);
  const outboxActor = useChatOutbox(effects, storedLetters, clock);

  useEffect(
    function storeLetters() {
      const tabLetterIds = new Set(storedLetters.map(({ id }) => id));
      let previousLetters = outboxActor.getSnapshot().context.letters;
      const { unsubscribe } = outboxActor.subscribe(({ context: { letters } }) => {
        if (letters === previousLetters) return;
        previousLetters = letters;
        for (const { id } of letters) tabLetterIds.add(id);
        letterStore.write(letters, tabLetterIds);
      });
      return unsubscribe;
    },
    [outboxActor, storedLetters, letterStore],
  );

  useEffect(
    function retryWhenConnected() {
      const tryAgain = () => outboxActor.send({ type: 'try again' });
      let { connected, messages } = chatActor.getSnapshot().context;
      const { unsubscribe } = chatActor.subscribe(({ context }) => {
        if (context.connected && !connected) tryAgain();
        if (context.messages !== messages) {
          outboxActor.send({ type: 'arrived', ids: context.messages.map(({ id }) => id) });
        }
        ({ connected, messages } = context);
      });
      window.addEventListener('online', tryAgain);
      return () => {
        unsubscribe();
        window.removeEventListener('online', tryAgain);
      };
    },
    [outboxActor, chatActor],
  );
  return outboxActor;
}
