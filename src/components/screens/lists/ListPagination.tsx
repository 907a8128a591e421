import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import { useState } from 'react';
import {
  ListPaginationContext,
  Pagination,
  PaginationActions,
  type PaginationActionsProps,
  type PaginationProps,
  useDataProvider,
  useListContext,
  useListPaginationContext,
  useTranslate,
} from 'react-admin';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { useTotalText } from './countedTo.ts';

/** Pagination of a list, hidden if its rows could not be loaded, as the total is then unknown. */
export const ListPagination = (props: PaginationProps) => {
  const { error, data, meta, filterValues } = useListContext();
  if (error && !data) return null;
  return meta?.more ? (
    <PaginationOfMany key={JSON.stringify(filterValues)} {...props} />
  ) : (
    <NamedPagination {...props} />
  );
};

/** Pagination with a name in the user’s language. Without a total it has no links to pages, so nothing to name. */
const NamedPagination = (props: PaginationProps) => {
  const { total } = useListPaginationContext();
  return <Pagination {...(total != null && { actions: NamedActions })} {...props} />;
};

const NamedActions = (props: PaginationActionsProps) => {
  const translate = useTranslate();
  return <PaginationActions {...props} aria-label={translate('screens.pages')} />;
};

/** Pagination of more rows than were counted, with a button that counts them all. */
const PaginationOfMany = (props: PaginationProps) => {
  const translate = useTranslate();
  const pagination = useListPaginationContext();
  const text = useTotalText();
  const [exact, setExact] = useState<number>();
  const { count, busy } = useCount(setExact);
  const label: Pick<TablePaginationProps, 'labelDisplayedRows'> = {
    labelDisplayedRows: ({ from, to }) =>
      translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: text }),
  };
  if (exact !== undefined) {
    const { page, perPage } = pagination;
    return (
      <ListPaginationContext.Provider
        value={{ ...pagination, total: exact, hasNextPage: page * perPage < exact }}
      >
        <NamedPagination {...props} />
      </ListPaginationContext.Provider>
    );
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      <Button size="small" onClick={count} loading={busy}>
        {translate('screens.countAll')}
      </Button>
      <NamedPagination {...props} {...label} />
    </Stack>
  );
};

/** Counts the rows of the list without a limit. */
const useCount = (counted: (total: number) => void) => {
  const dataProvider = useDataProvider();
  const notifyFailure = useNotifyFailure();
  const { resource, sort, filterValues, filter } = useListContext();
  const [busy, setBusy] = useState(false);
  const count = async () => {
    setBusy(true);
    try {
      const { total = 0 } = await dataProvider.getList(resource, {
        pagination: { page: 1, perPage: 1 },
        filter: { ...filterValues, ...filter },
        sort,
      });
      counted(total);
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return { count, busy };
};
