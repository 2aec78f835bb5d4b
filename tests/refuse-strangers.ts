import { Socket } from 'node:net';

const OWN_HOSTS = ['localhost', '127.0.0.1', '::1'];
const runLater = setImmediate;
const connect: (...args: never[]) => Socket = Socket.prototype.connect;

/** Opens no socket to another machine: such a call is reported, and gets an error. */
export function refuseStrangers(report: (host: string) => void): void {
  function connectToOwnHostOnly(this: Socket, ...args: unknown[]): Socket {
    const host = hostOf(args);
    if (host === null || OWN_HOSTS.includes(host)) return connect.apply(this, args as never[]);
    report(host);
    // After its owner has added a listener.
    runLater(() => this.destroy(new Error(`${host} is not this machine`)));
    return this;
  }
  // Test files share their modules: this replaces the earlier function instead of wrapping it.
  Reflect.set(Socket.prototype, 'connect', connectToOwnHostOnly);
}

/** Null: a path of this machine, or its default host. Node passes its own calls as one list. */
function hostOf([first, second]: readonly unknown[]): string | null {
  const options: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof options === 'object' && options !== null && 'host' in options) {
    return typeof options.host === 'string' ? options.host : null;
  }
  return typeof second === 'string' ? second : null;
}
