import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { DisputesPanel } from '../disputes/DisputesPanel.tsx';
import { writeHours } from './hours.ts';
import { SheetActs } from './SheetActs.tsx';
import { SheetPrice } from './SheetPrice.tsx';
import { WeekHours } from './WeekFields.tsx';
import { WeekForm } from './WeekForm.tsx';

/** Each side reads the name of the other. */
const groupsWith = (...other: string[]) => [
  {
    fields: [
      'employee',
      ...other,
      'week',
      'status',
      'contractId',
      'submittedDate',
      'decidedDate',
      'corrects',
      'replacedBy',
    ],
  },
];
const groups = {
  provider: groupsWith('client'),
  recruiter: groupsWith('providerId'),
  admin: groupsWith('providerId', 'client'),
};

/** A week of hours: to enter while it is a draft, to approve once it is submitted, to read and correct afterwards. */
export const TimesheetShow = () => (
  <NounShow title={<WeekTitle />} groups={groups[useActor().userType]} actions={<span />} head={<Week />}>
    <SheetDisputes />
  </NounShow>
);

/** Both sides can dispute a week that the client has received. */
const SheetDisputes = () => {
  const sheet = useRecordContext<Timesheet>();
  if (!sheet) return null;
  const { id: timesheetId, contractId, shared, recruiterId } = sheet;
  return <DisputesPanel about={{ contractId, timesheetId }} canOpen={shared && recruiterId !== null} />;
};

const WeekTitle = () => {
  const sheet = useRecordContext<Timesheet>();
  const translate = useTranslate();
  const locale = useLocale();
  if (!sheet) return null;
  const { employee, week } = sheet;
  return (
    <span>{translate('timesheets.heading', { name: employee, week: writeDay(week, locale, 'medium') })}</span>
  );
};

const Week = () => {
  const sheet = useRecordContext<Timesheet>();
  const { userType } = useActor();
  const may = useMay('edit', 'timesheets', sheet) && userType === 'provider';
  const translate = useTranslate();
  const locale = useLocale();
  const [isCorrecting, setCorrecting] = useState(false);
  if (!sheet) return null;
  const { status, reason, notes, total, overtime, contractId, week } = sheet;
  const isOpen = may && (status === 'Draft' || status === 'Rejected');
  const canCorrect =
    may && (status === 'Approved' || status === 'Invoiced') && sheet.replacedBy === null && !isCorrecting;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {status === 'Rejected' && reason && (
        <Alert severity="warning">{translate('timesheets.rejected', { reason })}</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1.5 }}>
        {!isOpen && <SheetPrice sheet={sheet} />}
        <SheetActs />
      </Box>
      {isOpen ? (
        <WeekForm key={`${sheet.id} ${sheet.version}`} contractId={contractId} week={week} sheet={sheet} />
      ) : (
        <>
          <WeekHours sheet={sheet} />
          <Typography sx={{ fontSize: 16, fontWeight: 600 }}>
            {translate('timesheets.total', { hours: writeHours(total, locale) })}
            {overtime > 0 &&
              ` · ${translate('timesheets.overtime', { hours: writeHours(overtime, locale) })}`}
          </Typography>
          {notes && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{notes}</Typography>}
        </>
      )}
      {canCorrect && (
        <Box>
          <Button variant="outlined" onClick={() => setCorrecting(true)}>
            {translate('timesheets.correct')}
          </Button>
        </Box>
      )}
      {isCorrecting && <WeekForm contractId={contractId} week={week} corrects={sheet} />}
    </Box>
  );
};
