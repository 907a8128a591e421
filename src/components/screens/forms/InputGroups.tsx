import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fieldMeta } from '../../../../domain/contract/noun.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { NounInput } from '../../inputs/NounInput.tsx';
import type { FieldGroup } from './fieldGroups.ts';

/** Groups of inputs with headings, without inputs that do not apply given other values. */
export const InputGroups = ({ groups }: { groups: readonly FieldGroup[] }) => {
  const translate = useTranslate();
  const { notAsked } = useNoun();
  const form = useWatch({ disabled: !notAsked });
  const left: readonly string[] = notAsked?.(form) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      {groups.map(({ labelKey, fields, required, below: Below }) => (
        <Box key={fields[0]} role="group" aria-label={labelKey && translate(labelKey)}>
          {labelKey && (
            <Typography variant="subtitle1" component="h2" sx={{ mb: 0.5 }}>
              {translate(labelKey)}
            </Typography>
          )}
          <InputGrid fields={fields.filter((field) => !left.includes(field))} required={required} />
          {Below && <Below />}
        </Box>
      ))}
    </Box>
  );
};

/** Inputs in two columns, one on phones; long texts and lists take the full width. */
export const InputGrid = ({ fields, required = [] }: Pick<FieldGroup, 'fields' | 'required'>) => {
  const noun = useNoun();
  const isWide = (field: string) => {
    const meta = fieldMeta(noun, field);
    return meta?.long || meta?.picture || meta?.column === 'text[]' || meta?.column === 'jsonb';
  };
  return (
    <Box sx={grid}>
      {fields.map((field) => (
        <Box key={field} sx={{ minWidth: 0, gridColumn: isWide(field) ? '1 / -1' : undefined }}>
          <NounInput source={field} required={required.includes(field)} />
        </Box>
      ))}
    </Box>
  );
};

/** Two inputs side by side, stacked on phones. */
export const InputPair = ({ children }: { children: ReactNode }) => <Box sx={grid}>{children}</Box>;

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 0.5,
};
