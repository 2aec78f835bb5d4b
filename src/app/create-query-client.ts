import { QueryClient } from '@tanstack/react-query';

/**
 * `networkMode`: a browser also says that it is offline when a VPN starts or a network adapter sleeps. By default no
 * call would be sent until it takes that back, and lists and forms would wait without a word.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // No retry: a failure is shown once and the user retries by hand. The client has already retried
      // where a new token helps.
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: 0,
        refetchOnWindowFocus: true,
        // off by default in this network mode
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
