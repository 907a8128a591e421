import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NounName } from '../../../domain/contract/index.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { type Column, FigureTable } from '../../components/insight/FigureTable.tsx';
import { useAllRows } from '../../components/rows/useAllRows.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

interface Props<R extends Row> {
  noun: NounName;
  columns: readonly Column<R>[];
  /** The inputs of the form for a new or existing row. */
  fields: readonly string[];
  first?: Record<string, unknown>;
  /** The key of the texts `add`, `added` and `saved`. */
  wordsKey: string;
}

/** A noun with few rows as a table, with dialogs to add and edit a row. */
export const RowsPanel = <R extends Row>({ noun, columns, fields, first, wordsKey }: Props<R>) => {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<R | 'new' | null>(null);
  const mayCreate = useMay('create', noun);
  const mayEdit = useMay('edit', noun);
  const { data, error, refetch } = useAllRows<R>({ noun, filter: {} });
  const title = translate(`resources.${noun}.plural`);
  const add = translate(`${wordsKey}.add`);
  const nameOf = (row: R) => String(row[nounOf(noun).title]);
  const done = () => {
    queries.invalidateQueries({ queryKey: [noun] });
    queries.invalidateQueries({ queryKey: ['insights', 'security'] });
    setAsked(null);
  };
  const edit: Column<R> = {
    key: 'actions',
    label: translate('screens.actions'),
    show: (row) => (
      <Button
        size="small"
        onClick={() => setAsked(row)}
        aria-label={translate('screens.editRow', { name: nameOf(row) })}
      >
        {translate('ra.action.edit')}
      </Button>
    ),
  };
  const shown = mayEdit ? [...columns, edit] : columns;
  return (
    <Panel title={title}>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && <FigureTable label={title} columns={shown} rows={data} idOf={({ id }) => id} />}
      {mayCreate && (
        <Button startIcon={<AddIcon />} onClick={() => setAsked('new')} sx={{ mt: 1.5 }}>
          {add}
        </Button>
      )}
      {asked === 'new' && (
        <CreateDialog
          resource={noun}
          title={add}
          submitLabel={add}
          done={`${wordsKey}.added`}
          fields={fields}
          first={first}
          onCreated={done}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && asked !== 'new' && (
        <EditDialog
          resource={noun}
          id={asked.id}
          title={translate('screens.editRow', { name: nameOf(asked) })}
          saved={`${wordsKey}.saved`}
          fields={fields}
          onClose={done}
        />
      )}
    </Panel>
  );
};
