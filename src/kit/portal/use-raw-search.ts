import { useRouter } from 'wouter';

/**
 * The query of the address as it stands there, with its `?`, for `URLSearchParams`. wouter's own `useSearch` decodes it first, so that a text
 * such as `%41` in a filter would be decoded twice and come out as `A`.
 */
export function useRawSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}
