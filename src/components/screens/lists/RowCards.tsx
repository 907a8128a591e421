import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useRecordContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useNameOfRow } from '../../contract/useNameOfRow.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { NounField } from '../../fields/NounField.tsx';
import { NoneFound } from './NothingHere.tsx';

type Column = string | ReactElement;

interface Props<Row extends RaRecord> {
  /** Field names, and columns with their own display. */
  columns: readonly Column[];
  /** Link of a row, if not react-admin's own. */
  pathOf?: (row: Row) => string;
  /** Buttons below each row's fields. */
  children?: ReactNode;
}

/** A list on a phone: one card per row, with name, states and a few fields. */
export const RowCards = <Row extends RaRecord>({ children, ...card }: Props<Row>) => {
  const { data, isPending } = useListContext<Row>();
  if (isPending) return <CardSkeletons />;
  if (!data?.length) return <NoneFound />;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <RowCard {...card}>{children}</RowCard>
        </RecordContextProvider>
      ))}
    </Box>
  );
};

const RowCard = <Row extends RaRecord>({ columns, pathOf, children }: Props<Row>) => {
  const noun = useNoun();
  const row = useRecordContext<Row>();
  const nameOf = useNameOfRow();
  const createPath = useCreatePath();
  if (!row) return null;
  const states = noun.lifecycles.map(({ field }) => field);
  const elsewhere = [noun.title, 'id', ...states];
  const showsId = noun.title !== 'id' && columns.some((column) => sourceOf(column) === 'id');
  const facts = columns.filter((column) => !elsewhere.includes(sourceOf(column) ?? 'id'));
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
        <Box>
          <Link
            component={RouterLink}
            to={pathOf?.(row) ?? createPath({ resource: noun.name, type: 'show', id: row.id })}
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {nameOf(noun, row)}
          </Link>
          {showsId && (
            <Typography variant="body2" color="textSecondary">
              {row.id}
            </Typography>
          )}
        </Box>
        {states.slice(0, 1).map((field) => (
          <NounField key={field} source={field} dense />
        ))}
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0, mt: 1 }}
      >
        {facts.slice(0, 5).map((column) => (
          <Line key={sourceOf(column)} column={column} />
        ))}
      </Box>
      {children && <Box sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>{children}</Box>}
    </Card>
  );
};

type ColumnProps = { source?: string; label?: string; children?: ReactNode };
const propsOf = (column: Column): ColumnProps =>
  typeof column === 'string' ? { source: column } : (column.props as ColumnProps);
const sourceOf = (column: Column) => propsOf(column).source;

const Line = ({ column }: { column: Column }) => {
  const { name } = useNoun();
  const labelOf = useTranslateLabel();
  const translate = useTranslate();
  const { source, label, children } = propsOf(column);
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label ? translate(label) : labelOf({ source, resource: name })}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, minWidth: 0, justifySelf: 'end', textAlign: 'right' }}
      >
        {children ?? <NounField source={String(source)} dense />}
      </Typography>
    </>
  );
};

const CardSkeletons = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1.5 }}>
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} variant="rounded" height={132} />
    ))}
  </Box>
);
