import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { NounName } from '../../../domain/contract/index.ts';
import { refusalText } from '../../components/forms/refusalText.ts';
import { useContactsChanged } from '../contacts/Contacts.tsx';

type Faults = Record<string, string>;
type Refused = { name: string; reason: string; faults: Faults };

/**
 * Creates a row for each of several, one after the other, and says for whom that failed, and why. It ends with a
 * fault that all would have, and when the dialog that asked for it is closed.
 */
export const useCreateEach = (noun: NounName) => {
  const dataProvider = useDataProvider();
  const contactsChanged = useContactsChanged();
  const [saving, setSaving] = useState(false);
  const isOpen = useIsOpen();
  const createEach = async <Of extends { id: string; name: string }>(
    all: readonly Of[],
    dataOf: (one: Of) => Record<string, unknown>,
    isOfAll: (faults: Faults) => boolean = () => false,
  ) => {
    setSaving(true);
    const made: string[] = [];
    const refused: Refused[] = [];
    for (const one of all) {
      try {
        await dataProvider.create(noun, { data: dataOf(one) });
        made.push(one.id);
      } catch (error) {
        refused.push({ name: one.name, reason: refusalText(error), faults: faultsOf(error) });
      }
      if (!isOpen() || refused.some(({ faults }) => isOfAll(faults))) break;
    }
    await contactsChanged();
    setSaving(false);
    return { made, refused };
  };
  return { createEach, saving };
};

/** What the server says of single fields. */
const faultsOf = (error: unknown): Faults => (error as { body?: { errors?: Faults } }).body?.errors ?? {};

const useIsOpen = () => {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return () => open.current;
};
