import { AutocompleteInput, type AutocompleteInputProps, ReferenceInput } from 'react-admin';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { findByName } from './findByName.ts';

interface Props extends Omit<AutocompleteInputProps, 'source' | 'filter'> {
  source: string;
  reference: NounName;
  filter?: Record<string, unknown>;
}

/** Finds a row of another noun by name. */
export const ReferenceNameInput = ({ source, reference, filter, ...rest }: Props) => {
  const { title } = nounOf(reference);
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      filter={filter}
      sort={{ field: title, order: 'ASC' }}
    >
      <AutocompleteInput
        {...rest}
        optionText={title}
        filterToQuery={(q: string) => findByName(reference, q)}
      />
    </ReferenceInput>
  );
};
