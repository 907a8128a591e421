import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useRecordContext,
  useTranslateLabel,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useNoun } from '../contract/useNoun.ts';
import { NounField } from '../fields/NounField.tsx';
import { NoneFound } from './NothingHere.tsx';

interface Props {
  fields: readonly string[];
  /** Buttons below the fields of each row. */
  children?: ReactNode;
}

/** A list on a phone: one card per row, with the row's name, its states and a few fields. */
export const RowCards = ({ fields, children }: Props) => {
  const { data, isPending } = useListContext();
  if (isPending) return <CardSkeletons />;
  if (!data?.length) return <NoneFound />;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 1.5, listStyle: 'none' }}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <RowCard fields={fields}>{children}</RowCard>
        </RecordContextProvider>
      ))}
    </Box>
  );
};

const RowCard = ({ fields, children }: Props) => {
  const noun = useNoun();
  const row = useRecordContext();
  const createPath = useCreatePath();
  if (!row) return null;
  const states = noun.lifecycles.map(({ field }) => field);
  const facts = fields.filter((field) => field !== noun.title && field !== 'id' && !states.includes(field));
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
        <Link
          component={RouterLink}
          to={createPath({ resource: noun.name, type: 'show', id: row.id })}
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {String(row[noun.title] ?? row.id)}
        </Link>
        {states.slice(0, 1).map((field) => (
          <NounField key={field} source={field} dense />
        ))}
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0, mt: 1 }}
      >
        {facts.slice(0, 5).map((field) => (
          <Line key={field} field={field} />
        ))}
      </Box>
      {children && <Box sx={{ mt: 1.5 }}>{children}</Box>}
    </Card>
  );
};

const Line = ({ field }: { field: string }) => {
  const { name } = useNoun();
  const labelOf = useTranslateLabel();
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {labelOf({ source: field, resource: name })}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, minWidth: 0, justifySelf: 'end', textAlign: 'right' }}
      >
        <NounField source={field} dense />
      </Typography>
    </>
  );
};

const CardSkeletons = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1.5, p: 1.5 }}>
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} variant="rounded" height={132} />
    ))}
  </Box>
);
