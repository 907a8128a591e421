import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode } from 'react';
import { DataTable, useCreatePath, useRecordContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useHasForm } from '../../contract/useHasForm.ts';
import { useNameOfRow } from '../../contract/useNameOfRow.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { ButtonMenu, MenuButton } from '../MenuButton.tsx';
import { useNextMoves } from '../useNextMoves.ts';

/** The last column of a table: edit, and this menu or the state transitions. */
export const actionsColumnWith = (menu?: ReactNode) => (
  <DataTable.Col key="actions" label="screens.actions" disableSort align="right" className="column-actions">
    <RowActions menu={menu} />
  </DataTable.Col>
);
export const actionsColumn = actionsColumnWith();

interface Props {
  /** Replaces the state transitions; it also decides what to offer for a row that can no longer be edited. */
  menu?: ReactNode;
}

export function RowActions({ menu }: Props) {
  const noun = useNoun();
  const row = useRecordContext();
  const translate = useTranslate();
  const nameOf = useNameOfRow();
  const createPath = useCreatePath();
  const { hasEdit } = useResourceDefinition({ resource: noun.name });
  const hasForm = useHasForm(row, { states: !menu }) && hasEdit;
  if (!row || !(hasForm || menu)) return null;
  const name = nameOf(noun, row);
  const edit = translate('screens.editRow', { name });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', my: -0.5 }} onClick={stop}>
      {hasForm && (
        <Tooltip title={edit}>
          <IconButton
            size="small"
            aria-label={edit}
            component={Link}
            to={createPath({ resource: noun.name, type: 'edit', id: row.id })}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {menu ?? <StateMenu name={name} />}
    </Box>
  );
}

const StateMenu = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const moves = useNextMoves();
  if (moves.length === 0) return null;
  return (
    <MenuButton label={translate('screens.moveRow', { name })}>
      {(menu) => (
        <ButtonMenu menu={menu}>
          {moves.map(({ key, label, move }) => (
            <MenuItem key={key} onClick={menu.pick(move)}>
              {label}
            </MenuItem>
          ))}
        </ButtonMenu>
      )}
    </MenuButton>
  );
};

/** Clicking a row opens it; its buttons must not. */
const stop = (event: MouseEvent) => event.stopPropagation();
