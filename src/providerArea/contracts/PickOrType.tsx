import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { NounName } from '../../../domain/contract/index.ts';
import { useNoun } from '../../components/contract/useNoun.ts';
import { findByName } from '../../components/inputs/findByName.ts';
import { SuggestedText, type Suggestion } from '../../components/inputs/SuggestedText.tsx';
import { validateField } from '../../components/inputs/validateField.ts';

interface Props {
  /** The field for the name, and the field for the id of the row it belongs to. */
  source: string;
  idSource: string;
  reference: NounName;
  filter?: Record<string, unknown>;
}

/** Input for a name: one of the suggested rows, or free text. */
export const PickOrType = ({ source, idSource, reference, filter = {} }: Props) => {
  const { name } = useNoun();
  const [q, setQ] = useState('');
  const { setValue } = useFormContext();
  const { data = [] } = useGetList<Suggestion>(reference, {
    filter: { ...filter, ...findByName(reference, q) },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 25 },
  });
  const link = (row: Suggestion | undefined) => setValue(idSource, row?.id ?? null, { shouldDirty: true });
  return (
    <SuggestedText
      source={source}
      resource={name}
      suggestions={data}
      isSearched
      validate={validateField(name, source)}
      onType={(text) => {
        setQ(text);
        link(data.find((row) => row.name === text));
      }}
      onPick={link}
    />
  );
};
