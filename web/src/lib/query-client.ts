import { QueryClient } from '@tanstack/react-query';

/** Keeps what was read until a write invalidates it: no polling, no refetch on focus, no retries. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });

/** The browser's. A page that the server renders has one of its own. */
export const queryClient = createQueryClient();
