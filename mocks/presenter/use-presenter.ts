import { useCallback, useEffect, useState } from 'react';

/** In the storage of the tab: a presentation goes on after a reload, and in no other tab. */
const KEY = 'machi-presenter';

/** Whether the tab is presenting, and the switch. What the audience sees is loaded when it is first on. */
export function usePresenter(hint: string): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => sessionStorage.getItem(KEY) !== null);
  const toggle = useCallback(() => setOn((before) => !before), []);
  useEffect(
    function presentWhileOn() {
      if (!isOn) {
        sessionStorage.removeItem(KEY);
        return undefined;
      }
      sessionStorage.setItem(KEY, '1');
      const end = () => setOn(false);
      const ending = new AbortController();
      import('./present').then(({ present }) => present({ hint, end, signal: ending.signal }), end);
      return () => ending.abort();
    },
    [isOn, hint],
  );
  return [isOn, toggle];
}
