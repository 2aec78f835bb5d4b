import { createListeners } from '#domain/base/listeners';

/** The modal dialogs on the page, the topmost last. The page outside the topmost is inert. */
let openModals: readonly HTMLDialogElement[] = [];
const { subscribe, notify } = createListeners();

export const openDialogs = {
  top: (): HTMLDialogElement | null => openModals.at(-1) ?? null,
  add(dialog: HTMLDialogElement): void {
    setOpenModals([...openModals, dialog]);
  },
  remove(dialog: HTMLDialogElement): void {
    setOpenModals(openModals.filter((one) => one !== dialog));
  },
  subscribe,
};

function setOpenModals(next: readonly HTMLDialogElement[]): void {
  openModals = next;
  notify();
}
