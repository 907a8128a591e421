import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { useMoveCarefully } from '../../components/screens/useMoveRows.ts';
import { type NextMove, useNextMoves } from '../../components/screens/useNextMoves.ts';
import { type Exit, OutDialog } from './OutDialog.tsx';

/** Changes of a pipeline entry in a table row. A hire is confirmed; a rejection or withdrawal needs a reason. */
export const PipelineEntryMenu = () => {
  const entry = useRecordContext<PipelineEntry>();
  const translate = useTranslate();
  const moves = useNextMoves();
  const [asked, setAsked] = useState<'hired' | Exit | null>(null);
  const { move, moving } = useMoveCarefully();
  if (!entry || moves.length === 0) return null;
  const { name } = entry;
  const close = () => setAsked(null);
  const go = async (field: 'stage' | 'outcome', to: string, along?: object) => {
    await move([entry], field, to, { along });
    close();
  };
  const start = ({ to, move: moveNow }: NextMove) =>
    to === 'hired' || to === 'Rejected' || to === 'Withdrawn' ? setAsked(to) : moveNow();
  return (
    <>
      <MenuButton label={translate('screens.moveRow', { name })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            {moves.map((next) => (
              <MenuItem key={next.key} onClick={menu.pick(() => start(next))}>
                {next.label}
              </MenuItem>
            ))}
          </ButtonMenu>
        )}
      </MenuButton>
      {asked === 'hired' && (
        <ConfirmDialog
          title={translate('pipelineMoves.hired.title', { name })}
          text={translate('pipelineMoves.hired.text')}
          confirm={translate('pipelineMoves.hired.do')}
          cancel={translate('ra.action.cancel')}
          busy={moving}
          onCancel={close}
          onConfirm={() => go('stage', 'hired')}
        />
      )}
      {(asked === 'Rejected' || asked === 'Withdrawn') && (
        <OutDialog
          name={name}
          exit={asked}
          lead={translate('pipelineMoves.lead')}
          saving={moving}
          onReason={(outcomeReason) => go('outcome', asked, { outcomeReason })}
          onClose={close}
        />
      )}
    </>
  );
};
