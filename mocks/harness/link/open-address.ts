/** Loads the page of an address of this site, also where only the scenario link in its fragment is another one. */
export function openAddress(address: string) {
  const target = new URL(address);
  if (target.pathname !== location.pathname || target.search !== location.search) {
    location.assign(target);
    return;
  }
  // The prototype's method: the console's router patches `history.replaceState` and would render once more.
  History.prototype.replaceState.call(history, history.state, '', target);
  location.reload();
}
