import { useRouter } from 'wouter';

/**
 * The undecoded query of the address with its `?`, for `URLSearchParams`. wouter's `useSearch`
 * decodes the query, so that the text `%41` in a filter would be decoded twice and become `A`.
 */
export function useRawSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}
