/** The modal dialogs on the page, the topmost last. The page outside the topmost is inert. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export const openDialogs = {
  top: (): HTMLDialogElement | null => open.at(-1) ?? null,
  add(dialog: HTMLDialogElement): void {
    update([...open, dialog]);
  },
  remove(dialog: HTMLDialogElement): void {
    update(open.filter((one) => one !== dialog));
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function update(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
