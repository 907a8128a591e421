import { useQueryClient } from '@tanstack/react-query';

/** Refetches the inbox and its unread count, and nothing else on the page. */
export const useInboxAnew = () => {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['notifications'] });
};
