/** A host that no site has: an address that leads away from it leads away from any. */
const SITE = 'https://site.invalid';

/** Whether an address of a file is a path of this site; browsers take `//host`, `/\\host` and `/\t/host` for other sites. */
export const isOwnAddress = (address: string): boolean =>
  address.startsWith('/') && URL.canParse(address, SITE) && new URL(address, SITE).origin === SITE;
