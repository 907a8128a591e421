import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { HealthCheck } from '../../../domain/health/health.ts';
import { timeAgo } from '../../components/tiles/timeAgo.ts';
import { StateChip } from './StateChip.tsx';
import { useHealth } from './useHealth.ts';
import { useMeasured } from './useMeasured.ts';

/** All checks with their state and measurements. */
export const HealthDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const heading = useId();
  const { data, refetch, isFetching } = useHealth();
  const word = (key: string) => translate(`platformDashboard.health.${key}`);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth>
      <DialogTitle id={heading}>{word('title')}</DialogTitle>
      <DialogContent sx={{ px: { xs: 1.5, sm: 3 } }}>
        {data && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('platformDashboard.health.checked', {
              when: timeAgo(data.at, new Date(), locale),
            })}
          </Typography>
        )}
        <Table size="small" sx={{ '& td, & th': { px: 1 }, '& tbody tr:last-of-type > *': { border: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{word('check')}</TableCell>
              <TableCell>{word('state')}</TableCell>
              <TableCell>{word('measured')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.checks.map((check) => (
              <Check key={check.name} check={check} />
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => refetch()} loading={isFetching}>
          {word('again')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {word('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Check = ({ check: { name, state, figures } }: { check: HealthCheck }) => {
  const translate = useTranslate();
  const measured = useMeasured();
  const told = figures.filter(({ value }, place) => place === 0 || value !== null);
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {translate(`platformDashboard.health.checks.${name}`)}
      </TableCell>
      <TableCell>
        <StateChip state={state} />
      </TableCell>
      <TableCell>{told.map(measured).join(' · ')}</TableCell>
    </TableRow>
  );
};
