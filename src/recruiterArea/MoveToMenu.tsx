import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { nextStates } from '../../domain/change/moves.ts';
import { nounOf } from '../../domain/contract/index.ts';
import type { PipelineEntry } from '../../domain/contract/pipelineEntries.ts';
import { valueKey } from '../components/contract/valueKey.ts';
import { useMoveRows } from '../components/screens/useMoveRows.ts';

/** Moves a person to another stage. */
export const MoveToMenu = ({ entry }: { entry: PipelineEntry }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { move, moving } = useMoveRows();
  const stages = nextStates(nounOf('pipelineEntries'), 'stage', entry.stage, 'recruiter');
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={moving}
        aria-haspopup="menu"
        aria-label={translate('pages.pipeline.moveNamed', { name: entry.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('pages.pipeline.moveTo')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {stages.map((stage) => (
          <MenuItem
            key={stage}
            onClick={() => {
              setAnchor(null);
              move([entry], 'stage', stage);
            }}
          >
            {translate(valueKey('pipelineEntries', 'stage', stage))}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
