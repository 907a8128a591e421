import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** As many as one page of a list has. */
const mostSelected = 100;

type Selection = {
  ids: readonly string[];
  toggle: (id: string) => void;
  /** Selects these as well, or clears them from the selection. */
  setAll: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
};

const Selected = createContext<Selection | null>(null);

/** The candidates selected in the enclosed list. Pages and filters of the list keep the selection. */
export const WithSelection = ({ children }: { children: ReactNode }) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const selection = useMemo<Selection>(() => {
    const setAll: Selection['setAll'] = (some, isSelected) =>
      setIds((before) => {
        const others = before.filter((id) => !some.includes(id));
        return isSelected ? [...others, ...some].slice(0, mostSelected) : others;
      });
    return {
      ids,
      toggle: (id) => setAll([id], !ids.includes(id)),
      setAll,
      clear: () => setIds([]),
    };
  }, [ids]);
  return <Selected value={selection}>{children}</Selected>;
};

export const useSelection = (): Selection => {
  const selection = useContext(Selected);
  if (!selection) throw new Error('There is no selection here');
  return selection;
};
