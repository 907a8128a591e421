import { useStore } from 'react-admin';

export const mostCompared = 4;

/** The candidates selected for comparison, kept across all pages with candidate cards. */
export const useCompared = () => {
  const [ids, setIds] = useStore<readonly string[]>('talentPool.compared', []);
  return {
    ids,
    isFull: ids.length >= mostCompared,
    toggle: (id: string) =>
      setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(0, mostCompared)),
    clear: () => setIds([]),
  };
};

/** The distinct ids in an address, up to the maximum that can be compared. */
export const idsIn = (search: string): string[] => {
  const words = (new URLSearchParams(search).get('ids') ?? '').split(',');
  return [...new Set(words.filter((word) => /^[A-Z]{1,8}-\d{1,15}$/.test(word)))].slice(0, mostCompared);
};

export const compareSearch = (ids: readonly string[]): string => `ids=${ids.join(',')}`;
