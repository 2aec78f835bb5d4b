import { createListeners } from '#domain/base/listeners';

/** The modal dialogs on the page, the topmost last. The page outside the topmost is inert. */
let open: readonly HTMLDialogElement[] = [];
const { subscribe, notify } = createListeners();

export const openDialogs = {
  top: (): HTMLDialogElement | null => open.at(-1) ?? null,
  add(dialog: HTMLDialogElement): void {
    update([...open, dialog]);
  },
  remove(dialog: HTMLDialogElement): void {
    update(open.filter((one) => one !== dialog));
  },
  subscribe,
};

function update(next: readonly HTMLDialogElement[]): void {
  open = next;
  notify();
}
