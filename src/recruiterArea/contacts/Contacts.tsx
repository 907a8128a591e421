import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useListContext } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Contact } from '../../../domain/insight/contactHistory.ts';
import { useInsight } from '../../components/insight/useInsight.ts';

const Known = createContext<Readonly<Record<string, readonly Contact[]>>>({});
const Among = createContext<readonly string[]>([]);
/** The ids of the candidates that are shown together. */
export const useAmong = (): readonly string[] => useContext(Among);
const none: readonly Contact[] = [];
const mostIds = 100;

/** What the user's company and this candidate's provider have done so far; strongest first. */
export const useContacts = (id: string | undefined): readonly Contact[] =>
  useContext(Known)[id ?? ''] ?? none;

/** Those of the candidates with whom there is any contact. */
export const useContacted = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const known = useContext(Known);
  return candidates.filter(({ id }) => (known[id] ?? none).length > 0);
};

/** Loads the contacts of these candidates with one request. */
export const Contacts = ({ ids, children }: { ids: readonly string[]; children: ReactNode }) => {
  const asked = { ids: ids.slice(0, mostIds).toSorted().join() };
  const { data } = useInsight('contactHistory', asked, ids.length > 0);
  return (
    <Known value={data?.contacts ?? {}}>
      <Among value={ids}>{children}</Among>
    </Known>
  );
};

/** The same for the candidates of the enclosing list. */
export const ListContacts = ({ children }: { children: ReactNode }) => {
  const { data: candidates = [] } = useListContext<Candidate>();
  return <Contacts ids={candidates.map(({ id }) => id)}>{children}</Contacts>;
};

/** Loads contacts again, after the user has added one. */
export const useContactsChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['insights', 'contactHistory'] });
};
