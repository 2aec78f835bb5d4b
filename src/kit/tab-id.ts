const ID = 'tab';
const LEFT = 'tab-left';

/** Of a browser that keeps nothing: it lasts as long as the page. */
const unkept = crypto.randomUUID().slice(0, 8);

if (change((tab) => tab.getItem(LEFT)) === null) change((tab) => tab.removeItem(ID));
comeBack();
window.addEventListener('pagehide', () => change((tab) => tab.setItem(LEFT, '1')));
window.addEventListener('pageshow', comeBack);

/**
 * Who this tab is, across its reloads and sign-ins. A page that goes away says so; one that begins with the name of a
 * page that has not gone stands in a copy of its tab ("duplicate tab") and takes a name of its own.
 */
export function tabId(): string {
  const known = change((tab) => tab.getItem(ID));
  if (known !== null) return known;
  const id = crypto.randomUUID().slice(0, 8);
  return (
    change((tab) => {
      tab.setItem(ID, id);
      return id;
    }) ?? unkept
  );
}

function comeBack() {
  change((tab) => tab.removeItem(LEFT));
}

/** Storage may be refused. */
function change<Value>(what: (tab: Storage) => Value): Value | null {
  try {
    return what(sessionStorage);
  } catch {
    return null;
  }
}
