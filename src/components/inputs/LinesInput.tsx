import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import type { NounName } from '../../../domain/contract/index.ts';
import { validateField } from './validateField.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface Props {
  noun: NounName;
  source: string;
  /** Translation key of the help text. */
  help: string;
  isRequired?: boolean;
}

/** Input for a list, one item per line. */
export const LinesInput = ({ noun, source, help, isRequired }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      source={source}
      isRequired={isRequired}
      defaultValue={[]}
      multiline
      minRows={4}
      helperText={translate(help)}
      format={(lines: string[] | null) => typed ?? (lines ?? []).join('\n')}
      parse={(text: string) => {
        setTyped(text);
        return linesOf(text);
      }}
      onBlur={() => setTyped(null)}
      validate={validateField(noun, source)}
    />
  );
};
