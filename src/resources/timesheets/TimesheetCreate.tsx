import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { deploymentTypes } from '../../../domain/contract/deals/deployments.ts';
import { mondayOf, utcDay } from '../../../domain/time/days.ts';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { WeekForm } from './WeekForm.tsx';

/** A timesheet for a week that was not drafted: choose the deployment and the week first. */
export const TimesheetCreate = () => {
  const translate = useTranslate();
  const today = utcDay(new Date());
  const [contractId, setContractId] = useState('');
  const [day, setDay] = useState(today);
  const { data = [] } = useGetList<Contract>('contracts', {
    filter: { type: [...deploymentTypes], status: ['Active', 'Expired'] },
    sort: { field: 'endDate', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const week = /^\d{4}-\d\d-\d\d$/.test(day) ? mondayOf(day) : null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2.5 }}>
      <PageTitle>{translate('timesheets.new')}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <TextField
          select
          label={translate('timesheets.deployment')}
          value={contractId}
          onChange={({ target }) => setContractId(target.value)}
        >
          {data.map(({ id, employee, client }) => (
            <MenuItem key={id} value={id}>{`${employee}, ${client} (${id})`}</MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          label={translate('timesheets.dayOfWeek')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        />
      </Box>
      {contractId && week && <WeekForm key={`${contractId} ${week}`} contractId={contractId} week={week} />}
    </Paper>
  );
};
