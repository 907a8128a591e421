import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { nextStates } from '../../../domain/change/moves.ts';
import type { PipelineEntry, Stage } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import type { Exit } from '../../resources/pipelineEntries/OutDialog.tsx';
import { LaterDialog } from './LaterDialog.tsx';

const ScheduleDialog = lazyScreen(() => import('../interviews/ScheduleDialog.tsx'), 'ScheduleDialog');
const CloseEntryDialog = lazyScreen(() => import('./CloseEntryDialog.tsx'), 'CloseEntryDialog');

export interface OpenMenu {
  entry: PipelineEntry;
  anchor: HTMLElement;
}
interface Props {
  open: OpenMenu | null;
  onMove: (entry: PipelineEntry, to: Stage) => void;
  onClose: () => void;
}
type Asked = { entry: PipelineEntry; for: Exit | 'interview' };

/** The same moves as dragging, and further actions; one menu serves all cards. */
export const CardMenu = ({ open, onMove, onClose }: Props) => {
  const translate = useTranslate();
  const { userType } = useActor();
  const [asked, setAsked] = useState<Asked | null>(null);
  const noun = nounOf('pipelineEntries');
  const stages = open ? nextStates(noun, 'stage', open.entry.stage, userType) : [];
  const choose = (act: (entry: PipelineEntry) => void) => {
    onClose();
    if (open) act(open.entry);
  };
  return (
    <>
      <Menu
        open={open !== null}
        anchorEl={open?.anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': translate('pages.pipeline.moveTo') } }}
      >
        <ListSubheader role="presentation">{translate('pages.pipeline.moveTo')}</ListSubheader>
        {stages.map((stage) => (
          <MenuItem key={stage} onClick={() => choose((entry) => onMove(entry, stage as Stage))}>
            {translate(valueKey('pipelineEntries', 'stage', stage))}
          </MenuItem>
        ))}
        <Divider />
        {(['interview', 'Rejected', 'Withdrawn'] as const).map((what) => (
          <MenuItem key={what} onClick={() => choose((entry) => setAsked({ entry, for: what }))}>
            {translate(what === 'interview' ? 'pipeline.menu.interview' : `pipelineMoves.${what}.do`)}
          </MenuItem>
        ))}
      </Menu>
      <LaterDialog>
        {asked?.for === 'interview' && <ScheduleDialog entry={asked.entry} onClose={() => setAsked(null)} />}
        {asked && asked.for !== 'interview' && (
          <CloseEntryDialog entry={asked.entry} exit={asked.for} onClose={() => setAsked(null)} />
        )}
      </LaterDialog>
    </>
  );
};
