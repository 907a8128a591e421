import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';

/** Whether single keys act on the rows of candidates. The choice is remembered. */
export const useKeysOn = () => useStore<boolean>('candidates.keys', true);

interface Acts {
  /** Selects the row with the focus, or no longer. */
  onSelect: (id: string) => void;
  onShortlist: (id: string) => void;
}

/**
 * J and K move the focus to the next and previous row, X selects it and S shortlists it; Enter opens its link.
 * Rows have their id in `data-row`, and a link.
 */
export const useRowKeys = (list: RefObject<HTMLElement | null>, { onSelect, onShortlist }: Acts) => {
  const [isOn] = useKeysOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!list.current || !isForRows(event)) return;
    const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const id = rows[at]?.dataset.row;
    const key = event.key.toLowerCase();
    if (key === 'j') focusRow(rows[Math.min(at + 1, rows.length - 1)]);
    else if (key === 'k') focusRow(rows[Math.max(at - 1, 0)]);
    else if (key === 'x' && id) onSelect(id);
    else if (key === 's' && id) onShortlist(id);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
};

const focusRow = (row: HTMLElement | undefined) => {
  row?.querySelector('a')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
};

/** Typing, shortcuts of the browser, and open dialogs and menus keep their keys. */
export const isForRows = ({ target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
  !defaultPrevented &&
  !(altKey || ctrlKey || metaKey || shiftKey) &&
  !(target as HTMLElement).closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=dialog], [role=menu], [role=listbox], [role=slider]',
  ) &&
  !document.querySelector('[role=dialog], [role=menu]');
