import { useRecordContext, useTranslate } from 'react-admin';
import { useNameOfRow } from '../../contract/useNameOfRow.ts';
import { useNoun } from '../../contract/useNoun.ts';

/** A page's title: the row's name, and its id if that differs. */
export const RowTitle = () => {
  const noun = useNoun();
  const row = useRecordContext();
  const translate = useTranslate();
  const nameOf = useNameOfRow();
  const label = translate(`resources.${noun.name}.name`, { smart_count: 1, _: noun.label });
  if (!row) return <span>{label}</span>;
  const name = nameOf(noun, row);
  return <span>{name === row.id ? `${label} ${row.id}` : name}</span>;
};
