/**
 * What makes the page keep away from a docked panel. The console knows nothing of it: its fixed and sticky elements are
 * named here, those of the top layer too, whose containing block is always the window.
 */
export const pageStyles = `@media screen {
:root[data-dock] { margin-right: var(--panel-right); scroll-padding-bottom: var(--panel-bottom); }
:root[data-dock] body { padding-bottom: var(--panel-bottom); }
:root[data-dock] dialog[open] {
  right: var(--panel-right); bottom: var(--panel-bottom);
  max-width: calc(100vw - var(--panel-right)); max-height: calc(100dvh - var(--panel-bottom));
}
:root[data-dock] .toasts { margin: 0 var(--panel-right) var(--panel-bottom) 0; }
:root[data-dock] :is(.back-to-top, .help-notice) {
  margin: 0 0 var(--panel-bottom) calc(var(--panel-right) / -2);
}
:root[data-dock] :is(.page-actions > .primary, .version-line, .held-afloat, .evidence-dock) {
  bottom: var(--panel-bottom);
}
:root[data-dock] .sidebar { max-height: calc(100vh - var(--panel-bottom)); }
:root[data-dock] .queue-panes > .evidence {
  max-height: calc(100dvh - var(--bars) - 5rem - var(--panel-bottom));
}
}`;
