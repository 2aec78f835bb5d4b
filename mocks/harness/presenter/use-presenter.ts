import { useCallback, useEffect, useState } from 'react';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import { isPresenting, PRESENTER_KEY } from './is-presenting';

/** Whether the tab is presenting, and the switch. What the audience sees is loaded when it is first on. */
export function usePresenter(hint: string): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(isPresenting);
  const toggle = useCallback(() => setOn((wasOn) => !wasOn), []);
  useEffect(
    function presentWhileOn() {
      if (!isOn) {
        sessionStorage.removeItem(PRESENTER_KEY);
        return undefined;
      }
      keepItem(sessionStorage, PRESENTER_KEY, '1');
      const end = () => setOn(false);
      const endController = new AbortController();
      import('./present').then(({ present }) => present({ hint, end, signal: endController.signal }), end);
      return () => endController.abort();
    },
    [isOn, hint],
  );
  return [isOn, toggle];
}
