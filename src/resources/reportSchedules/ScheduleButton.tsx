import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

/** Opens the form to schedule a report. */
export const ScheduleButton = ({ report }: { report: Report }) => {
  const { id } = report;
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const mayCreate = useMay('create', 'reportSchedules');
  if (!mayCreate) return null;
  const words = translate('scheduledReports.form.act');
  const ask = () => {
    notify('scheduledReports.form.started', { type: 'info', messageArgs: { id } });
    setOpen(true);
  };
  return (
    <>
      <Tooltip title={words}>
        <IconButton
          size="small"
          onClick={ask}
          aria-label={translate('scheduledReports.named', { words, name: id })}
        >
          <ScheduleIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <ScheduleDialog report={report} onClose={() => setOpen(false)} />}
    </>
  );
};
