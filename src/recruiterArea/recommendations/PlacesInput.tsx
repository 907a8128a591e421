import { TextArrayInput } from 'ra-ui-materialui';
import { useVocabulary } from '../../components/inputs/useVocabulary.ts';

/** Input for the locations of candidates. */
export const PlacesInput = () => {
  const { locations } = useVocabulary();
  return (
    <TextArrayInput
      source="locations"
      label="recommendations.form.location"
      helperText="recommendations.form.locationHint"
      options={locations}
      filterSelectedOptions
      parse={(chosen: string[] | null) => chosen ?? []}
    />
  );
};
