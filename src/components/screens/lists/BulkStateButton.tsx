import SwapIcon from '@mui/icons-material/SwapHoriz';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Button, useListContext, useTranslate, useTranslateLabel } from 'react-admin';
import { nextStates } from '../../../../domain/change/moves.ts';
import { useActor } from '../../contract/useActor.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { valueKey } from '../../contract/valueKey.ts';
import { useMoveRows } from '../useMoveRows.ts';

/** Moves all selected rows to a state that each of them may move to. */
export const BulkStateButton = ({ field }: { field: string }) => {
  const noun = useNoun();
  const { userType } = useActor();
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { data = [], selectedIds } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { move, moving } = useMoveRows();
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const common = rows
    .map((row) => nextStates(noun, field, String(row[field]), userType))
    .reduce<string[] | null>((all, next) => all?.filter((state) => next.includes(state)) ?? next, null);
  const label = translate('screens.move', { field: labelOf({ source: field, resource: noun.name }) });
  return (
    <>
      <Button
        label={label}
        aria-label={label}
        disabled={moving}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget as HTMLElement)}
      >
        <SwapIcon />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {!common?.length && <MenuItem disabled>{translate('screens.noCommonMove')}</MenuItem>}
        {common?.map((state) => (
          <MenuItem
            key={state}
            onClick={() => {
              setAnchor(null);
              move(rows, field, state);
            }}
          >
            {translate(valueKey(noun.name, field, state), { _: state })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
