import { networkInterfaces } from 'node:os';

/** Addresses at which a server that listens on `host` can be opened: this machine first, then the local network. */
export function addressesOf(host: string, port: number): string[] {
  const isOpen = host === '0.0.0.0' || host === '::';
  return [isOpen ? 'localhost' : host, ...(isOpen ? networkHosts() : [])].map(
    (name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`,
  );
}

const networkHosts = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
