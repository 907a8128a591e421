import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { validateField } from '../../components/inputs/validateField.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Input for a list, one item per line. */
export const LinesInput = ({ source }: { source: 'features' }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      source={source}
      defaultValue={[]}
      multiline
      minRows={4}
      helperText={translate('billing.plans.featuresHint')}
      format={(lines: string[] | null) => typed ?? (lines ?? []).join('\n')}
      parse={(text: string) => {
        setTyped(text);
        return linesOf(text);
      }}
      onBlur={() => setTyped(null)}
      validate={validateField('plans', source)}
    />
  );
};
