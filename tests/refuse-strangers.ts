import { Socket } from 'node:net';

const HERE = ['localhost', '127.0.0.1', '::1'];
const afterwards = setImmediate;
const connect: (...args: never[]) => Socket = Socket.prototype.connect;

/** No socket is opened to another machine; whoever tries is told of, and gets an error. */
export function refuseStrangers(tell: (host: string) => void): void {
  function refusing(this: Socket, ...args: unknown[]): Socket {
    const host = hostOf(args);
    if (host === null || HERE.includes(host)) return connect.apply(this, args as never[]);
    tell(host);
    // once its owner listens
    afterwards(() => this.destroy(new Error(`${host} is not this machine`)));
    return this;
  }
  // files share their modules: in place of the one before, not around it
  Reflect.set(Socket.prototype, 'connect', refusing);
}

/** Null: a path of this machine, or its default host. Node hands its own calls over as one list. */
function hostOf([first, second]: readonly unknown[]): string | null {
  const options: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof options === 'object' && options !== null && 'host' in options) {
    return typeof options.host === 'string' ? options.host : null;
  }
  return typeof second === 'string' ? second : null;
}
