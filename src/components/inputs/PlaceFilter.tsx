import { AutocompleteInput, type AutocompleteInputProps } from 'react-admin';
import { useVocabulary } from './useVocabulary.ts';

/** A filter by location, with suggestions. */
export const PlaceFilter = (props: AutocompleteInputProps) => {
  const { locations } = useVocabulary();
  return (
    <AutocompleteInput
      {...props}
      choices={locations.map((id) => ({ id, name: id }))}
      translateChoice={false}
      parse={(chosen: string | null) => chosen || null}
      sx={{ minWidth: 220 }}
    />
  );
};
