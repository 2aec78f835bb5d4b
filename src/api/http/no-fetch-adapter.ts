/**
 * Stands for axios's way over fetch in the build (vite.config.ts): calls go by XMLHttpRequest, whose progress an upload
 * tells (client.ts), and axios leaves out an adapter that it is not given.
 */
export const getFetch = (): null => null;
