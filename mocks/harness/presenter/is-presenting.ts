/** In the storage of the tab: a presentation goes on after a reload, and in no other tab. */
export const PRESENTER_KEY = 'machi-presenter';

export const isPresenting = (): boolean => sessionStorage.getItem(PRESENTER_KEY) !== null;
