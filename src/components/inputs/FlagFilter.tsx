import { SelectInput, type SelectInputProps } from 'react-admin';

/** A yes/no filter that can be left empty. */
export const FlagFilter = (props: SelectInputProps) => (
  <SelectInput {...props} choices={choices} parse={(answer: string) => answer === 'true'} format={String} />
);

const choices = [
  { id: 'true', name: 'ra.boolean.true' },
  { id: 'false', name: 'ra.boolean.false' },
];
