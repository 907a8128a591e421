import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton, type OpenedMenu } from '../../components/screens/MenuButton.tsx';
import { useNextMoves } from '../../components/screens/useNextMoves.ts';
import { DeleteJobDialog } from './DeleteJobDialog.tsx';
import { previewPath } from './publicPage.ts';
import { useCopyLink } from './useCopyLink.ts';
import { useJobPath } from './useJobPath.ts';

/** Actions for the job in context: edit, change status, open and share its public page, delete. */
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
  return (
    <MenuButton label={translate('screens.moveRow', { name: job.title })}>
      {(menu) => <Acts job={job} menu={menu} onDelete={onDelete} />}
    </MenuButton>
  );
};

const Acts = ({ job, menu, onDelete }: { job: Job; menu: OpenedMenu; onDelete: () => void }) => {
  const translate = useTranslate();
  const copy = useCopyLink();
  const moves = useNextMoves();
  const mayDelete = useMay('delete', 'jobs', job);
  const isPublic = job.status === 'Active';
  return (
    <ButtonMenu menu={menu}>
      {moves.map(({ key, label, move }) => (
        <MenuItem key={key} onClick={menu.pick(move)}>
          {label}
        </MenuItem>
      ))}
      {isPublic && (
        <MenuItem
          component="a"
          href={previewPath(job.id)}
          target="_blank"
          rel="noopener"
          onClick={menu.close}
        >
          {translate('jobPostings.publicPage')}
        </MenuItem>
      )}
      {isPublic && (
        <MenuItem onClick={menu.pick(() => copy(job.id))}>{translate('jobPostings.copy')}</MenuItem>
      )}
      {mayDelete && <MenuItem onClick={menu.pick(onDelete)}>{translate('ra.action.delete')}</MenuItem>}
    </ButtonMenu>
  );
};

/** Clicking the row opens the job; a click on a button inside it must not. */
const stop = (event: MouseEvent) => event.stopPropagation();
