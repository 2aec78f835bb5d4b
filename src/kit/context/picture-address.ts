import { useAppServices } from './app-services';

/**
 * Where a picture of the backend's is: an address without a host belongs to the backend, not to the console's own host
 * . `apiBaseUrl` is absolute or rooted; data: and blob: stay what they are.
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
