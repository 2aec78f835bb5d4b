/** Of the browser itself: the same in each sandbox. */
export const nativeStorage = (): Storage => window.machiSandbox?.native ?? localStorage;
