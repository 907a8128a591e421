import { SelectArrayInput, type SelectArrayInputProps, useTranslate } from 'react-admin';
import { useNoun } from '../contract/useNoun.ts';
import { valueKey } from '../contract/valueKey.ts';

type Props = Omit<SelectArrayInputProps, 'choices' | 'source'> & {
  source: string;
  choices: readonly string[];
};

/** Some values of a list, in the reader's language. */
export const ChoicesInput = ({ source, choices, ...rest }: Props) => {
  const { name } = useNoun();
  const translate = useTranslate();
  return (
    <SelectArrayInput
      {...rest}
      source={source}
      choices={choices.map((id) => ({ id, name: translate(valueKey(name, source, id), { _: id }) }))}
      translateChoice={false}
    />
  );
};
