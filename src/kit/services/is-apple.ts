/** ⌘ is what Ctrl is elsewhere. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
