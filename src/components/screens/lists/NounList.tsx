import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  type DataTableProps,
  type RaRecord,
  type SortPayload,
  useGetResourceLabel,
} from 'react-admin';
import { fieldMeta, type Noun } from '../../../../domain/contract/noun.ts';
import { readableFields } from '../../contract/fieldsFor.ts';
import { useActor } from '../../contract/useActor.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { customColumns } from '../../customFields/customColumns.tsx';
import { customFilters } from '../../customFields/customFilters.tsx';
import { useCustomFields } from '../../customFields/useCustomFields.ts';
import { columnFor } from '../../fields/columnFor.tsx';
import { BulkTools } from './BulkTools.tsx';
import { chargeFilters, filtersFor } from './filtersFor.tsx';
import { ListPage } from './ListPage.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListTools } from './ListTools.tsx';
import { NoneFound, NothingYet } from './NothingHere.tsx';
import { RowCards } from './RowCards.tsx';
import { WhenListed } from './WhenListed.tsx';

interface Props<Row extends RaRecord> {
  /** Columns shown by default, in order; others can be added with the columns button. */
  columns?: readonly (string | ReactElement)[];
  /** Field names, and filters with their own inputs. */
  filters?: readonly (string | ReactElement)[];
  /** Filters that are visible initially. */
  alwaysOn?: readonly string[];
  /** Permanent filter of this page. */
  where?: Record<string, unknown>;
  sort?: SortPayload;
  title?: string;
  /** Keeps page, sort and filters separate from another list of the same noun. */
  storeKey?: string;
  actions?: ReactElement;
  /** Additional columns, such as row buttons. */
  children?: ReactNode;
  /** Replaces the usual actions for selected rows. */
  bulk?: ReactElement;
  /** Replaces these columns in a phone's cards. */
  cardButtons?: ReactNode;
  /** Link of a row, if not react-admin's own. */
  pathOf?: (row: Row) => string;
  aside?: ReactElement;
  /** What a list without any rows shows. */
  empty?: ReactElement;
}

/**
 * A noun's rows as a dense table, or as cards on a phone, with search, filters, pagination and bulk actions.
 */
export const NounList = <Row extends RaRecord = RaRecord>({
  columns,
  filters,
  alwaysOn,
  where,
  sort,
  title,
  storeKey,
  actions,
  children,
  bulk,
  cardButtons,
  pathOf,
  aside,
  empty = <NothingYet />,
}: Props<Row>) => {
  const noun = useNoun();
  const labelOf = useGetResourceLabel();
  const actor = useActor();
  const readable = readableFields(actor, noun.name);
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const shown = (columns ?? firstColumns(noun)).filter(
    (column) => typeof column !== 'string' || column === 'id' || readable.includes(column),
  );
  const filtered = (filters ?? firstFilters(noun)).filter(
    (filter) => typeof filter !== 'string' || readable.includes(filter),
  );
  const sources = shown.map((column) => (typeof column === 'string' ? column : sourceOf(column)));
  const others = ['id', ...readable].filter(
    (field) => !sources.includes(field) && field !== 'currency' && !fieldMeta(noun, field)?.customFields,
  );
  const { data: customFields = [] } = useCustomFields(noun.name);
  const custom = customColumns(customFields);
  return (
    <ListPage
      filters={[
        ...filtersFor(noun.name, [...chargeFilters(actor, noun.name), ...filtered], alwaysOn),
        ...customFilters(customFields),
      ]}
      filter={where}
      sort={sort ?? { field: 'id', order: 'DESC' }}
      perPage={25}
      pagination={<ListPagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      title={title}
      storeKey={storeKey}
      actions={actions ?? <ListTools />}
      empty={empty}
      aside={aside}
    >
      <WhenListed>
        {isSmall ? (
          <RowCards<Row> columns={shown} pathOf={pathOf}>
            {cardButtons}
          </RowCards>
        ) : (
          <DataTable<Row>
            aria-label={labelOf(noun.name, 2)}
            rowClick={pathOf ? toPath(pathOf) : 'show'}
            bulkActionButtons={bulk ?? <BulkTools />}
            hiddenColumns={[...others, ...custom.sources]}
            empty={<NoneFound />}
            sx={dense}
          >
            {[...shown, ...others].map((field) =>
              typeof field === 'string' ? columnFor(noun.name, field) : field,
            )}
            {custom.columns}
            {children}
          </DataTable>
        )}
      </WhenListed>
    </ListPage>
  );
};

const toPath =
  <Row extends RaRecord>(pathOf: (row: Row) => string): DataTableProps<Row>['rowClick'] =>
  (_id, _resource, row) =>
    pathOf(row);

const sourceOf = (column: ReactElement) => (column.props as { source?: string }).source;

const isShort = (noun: Noun, field: string): boolean => {
  const meta = fieldMeta(noun, field);
  return !meta?.long && field !== 'currency';
};

const firstColumns = (noun: Noun): string[] =>
  ['id', ...Object.keys(noun.fields).filter((field) => isShort(noun, field))].slice(0, 8);

const firstFilters = (noun: Noun): string[] =>
  Object.keys(noun.fields).filter((field) => {
    const meta = fieldMeta(noun, field);
    return (meta?.values && field !== 'currency') || meta?.references || meta?.column === 'boolean';
  });

/** Fits all columns on a laptop; with more, the last column's buttons stay visible while the rest scrolls. */
export const dense = {
  '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 0.75 },
  '& .MuiTableCell-head': { whiteSpace: 'normal', lineHeight: 1.3 },
  // The sort arrow of an unsorted column overlaps the gap between columns and takes no space.
  '& .MuiTableSortLabel-root': { position: 'relative' },
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': {
    position: 'absolute',
    right: -19,
    m: 0,
    '.MuiTableCell-alignRight &': { right: 'auto', left: -19 },
  },
  '& .MuiTableCell-root.column-actions': {
    position: 'sticky',
    right: 0,
    bgcolor: 'background.paper',
    textAlign: 'right',
    pr: 1.5,
    zIndex: 3,
    boxShadow: '-1px 0 0 0 var(--line)',
  },
  '& tbody tr:hover > .column-actions.MuiTableCell-root': { bgcolor: 'action.hover' },
};
