const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file], [type=range], [type=color]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=searchbox], [role=combobox]';

/** Whether keys type into the element, or choose in it by typed letters. */
export const isTextField = (target: EventTarget | null | undefined): target is Element =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null;
