import { useQueryClient } from '@tanstack/react-query';

/** Has the inbox and the count of what is new in it read again, and nothing else of the page. */
export const useInboxAnew = () => {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['notifications'] });
};
