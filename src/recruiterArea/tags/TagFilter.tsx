import { SelectInput } from 'react-admin';
import { useKnownTags } from './useKnownTags.ts';

/** Filters the candidates by one of the company's tags; renders nothing while there are none. */
export const TagFilter = () => {
  const tags = useKnownTags();
  if (tags.length === 0) return null;
  return (
    <SelectInput
      source="tag"
      label="talent.tags.filter"
      emptyText="talent.tags.any"
      choices={tags.map((tag) => ({ id: tag.toLowerCase(), name: tag }))}
      translateChoice={false}
      helperText={false}
    />
  );
};
