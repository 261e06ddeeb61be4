import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * It is react-admin's `useRefresh`, but it answers when what the page shows was asked for again. An act that ends before would leave a page that knows an older
 * revision: whoever acts again at once would be told that somebody else had changed the thing.
 */
export function useRefreshed(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries(), [client]);
}
