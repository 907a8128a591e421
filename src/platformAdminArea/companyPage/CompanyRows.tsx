import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement } from 'react';
import {
  DataTable,
  ReferenceManyField,
  useBasename,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { NounName } from '../../../domain/contract/index.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { columnFor } from '../../components/fields/columnFor.tsx';
import { ListPagination } from '../../components/screens/lists/ListPagination.tsx';
import { RowCards } from '../../components/screens/lists/RowCards.tsx';
import { listSearch } from '../../components/tiles/listSearch.ts';
import type { TabRows } from './companyTabs.ts';

type Column = string | ReactElement;
type Props = { tab: Omit<TabRows, 'columns'> & { columns: readonly Column[] } };

/** One page of the rows that belong to the company in context, with a link to the full list. */
export const CompanyRows = ({ tab: { noun, target, columns, sort } }: Props) => {
  const translate = useTranslate();
  const company = useRecordContext();
  const basename = useBasename();
  return (
    <Box sx={{ pt: 1, minWidth: 0 }}>
      <ReferenceManyField
        reference={noun}
        target={target}
        sort={sort}
        perPage={10}
        pagination={<ListPagination rowsPerPageOptions={[10, 25, 50]} />}
      >
        <NoRow>
          <Rows noun={noun} columns={columns} />
        </NoRow>
      </ReferenceManyField>
      <Button component={Link} to={`${basename}/${noun}?${listSearch({ [target]: company?.id })}`}>
        {translate('companies.page.openList', { list: translate(`resources.${noun}.plural`) })}
      </Button>
    </Box>
  );
};

const Rows = ({ noun, columns }: { noun: NounName; columns: readonly Column[] }) => {
  const translate = useTranslate();
  const { total, isPending } = useListContext();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!isPending && !total)
    return (
      <Typography color="textSecondary" sx={{ py: 2 }}>
        {translate('companies.page.none')}
      </Typography>
    );
  if (isSmall) return <RowCards columns={columns} />;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <DataTable bulkActionButtons={false} rowClick="show">
        {columns.map((column) => (typeof column === 'string' ? columnFor(noun, column) : column))}
      </DataTable>
    </Box>
  );
};
