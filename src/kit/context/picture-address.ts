import { useAppServices } from './app-services';

/**
 * Resolves the address of a picture: one without a host belongs to the backend, not to the console's origin
 * . `apiBaseUrl` is absolute or rooted; `data:` and `blob:` addresses stay unchanged.
 */
export function pictureAddress(address: string, apiBaseUrl: string): string {
  try {
    return new URL(address, new URL(`${apiBaseUrl}/`, location.origin)).href;
  } catch {
    return address;
  }
}

export function usePictureAddress(): (address: string) => string {
  const { apiBaseUrl } = useAppServices().settings;
  return (address) => pictureAddress(address, apiBaseUrl);
}
