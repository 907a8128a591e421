import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Job } from '../../../domain/contract/jobs.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useNextMoves } from '../../components/screens/useNextMoves.ts';
import { DeleteJobDialog } from './DeleteJobDialog.tsx';
import { hasPublicPages, previewPath } from './publicPage.ts';
import { useCopyLink } from './useCopyLink.ts';
import { useJobPath } from './useJobPath.ts';

/** What one does with the job at hand: edit it, move it, show and share its public page, delete it. */
export const JobActions = () => {
  const job = useRecordContext<Job>();
  const translate = useTranslate();
  const { open, pathTo, close } = useJobPath();
  const isOwnPage = open.endsWith('/show');
  const [asking, setAsking] = useState(false);
  const mayEdit = useMay('edit', 'jobs', job);
  if (!job || !mayEdit) return null;
  const edit = translate('screens.editRow', { name: job.title });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', my: -0.5 }} onClick={stop}>
      <Tooltip title={edit}>
        <IconButton size="small" aria-label={edit} component={Link} to={pathTo(job.id)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <JobMenu job={job} onDelete={() => setAsking(true)} />
      {asking && (
        <DeleteJobDialog
          job={job}
          onClose={() => setAsking(false)}
          {...(isOwnPage && { onDeleted: close })}
        />
      )}
    </Box>
  );
};

const JobMenu = ({ job, onDelete }: { job: Job; onDelete: () => void }) => {
  const translate = useTranslate();
  const copy = useCopyLink();
  const moves = useNextMoves();
  const mayDelete = useMay('delete', 'jobs', job);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('screens.moveRow', { name: job.title });
  const isPublic = hasPublicPages && job.status === 'Active';
  const doing = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {moves.map(({ key, label: words, move }) => (
          <MenuItem key={key} onClick={doing(move)}>
            {words}
          </MenuItem>
        ))}
        {isPublic && (
          <MenuItem
            component="a"
            href={previewPath(job.id)}
            target="_blank"
            rel="noopener"
            onClick={() => setAnchor(null)}
          >
            {translate('jobPostings.publicPage')}
          </MenuItem>
        )}
        {isPublic && <MenuItem onClick={doing(() => copy(job.id))}>{translate('jobPostings.copy')}</MenuItem>}
        {mayDelete && <MenuItem onClick={doing(onDelete)}>{translate('ra.action.delete')}</MenuItem>}
      </Menu>
    </>
  );
};

/** The row behind a button opens on click; the button must not open it too. */
const stop = (event: MouseEvent) => event.stopPropagation();
