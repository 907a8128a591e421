import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Show, useTranslateLabel } from 'react-admin';
import { fieldMeta } from '../../../domain/contract/noun.ts';
import { readableFields } from '../contract/fieldsFor.ts';
import { useActor } from '../contract/useActor.ts';
import { useNoun } from '../contract/useNoun.ts';
import { NounField } from '../fields/NounField.tsx';
import { PageActions } from './PageActions.tsx';

interface Props {
  fields?: readonly string[];
  title?: ReactNode;
  actions?: ReactNode;
  /** What stands below the fields, as a conversation. */
  children?: ReactNode;
}

/** One row, all its fields that this person may see. */
export const NounShow = ({ fields, title, actions = <PageActions />, children }: Props) => {
  const noun = useNoun();
  const allowed = readableFields(useActor(), noun.name);
  return (
    <Show title={title} actions={actions as never}>
      <Facts fields={fields?.filter((field) => allowed.includes(field)) ?? allowed} />
      {children}
    </Show>
  );
};

/** Labels and values in columns that fit the width; long texts below. */
export const Facts = ({ fields }: { fields: readonly string[] }) => {
  const noun = useNoun();
  const isLong = (field: string) => fieldMeta(noun, field)?.long === true;
  const ordered = [...fields.filter((field) => !isLong(field)), ...fields.filter(isLong)];
  return (
    <Box component="dl" sx={grid}>
      {ordered.map((field) => (
        <Fact key={field} field={field} wide={isLong(field)} />
      ))}
    </Box>
  );
};

const Fact = ({ field, wide }: { field: string; wide: boolean }) => {
  const { name } = useNoun();
  const labelOf = useTranslateLabel();
  return (
    <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {labelOf({ source: field, resource: name })}
      </Typography>
      <Typography component="dd" variant="body1" sx={{ m: 0, mt: 0.25 }}>
        <NounField source={field} />
      </Typography>
    </Box>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: 2.5,
  m: 0,
  p: { xs: 2, md: 3 },
};
