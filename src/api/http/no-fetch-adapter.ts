/**
 * Replaces axios's fetch adapter in the build (vite.config.ts). Calls use XMLHttpRequest, which reports
 * upload progress (client.ts); axios skips an adapter that is null.
 */
export const getFetch = (): null => null;
