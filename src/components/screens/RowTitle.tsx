import { useRecordContext } from 'react-admin';
import { useNoun } from '../contract/useNoun.ts';

/** A page's title: what the row is called, and its id when that is something else. */
export const RowTitle = () => {
  const noun = useNoun();
  const row = useRecordContext();
  if (!row) return <span>{noun.label}</span>;
  const name = String(row[noun.title] ?? row.id);
  return <span>{name === row.id ? `${noun.label} ${row.id}` : name}</span>;
};
