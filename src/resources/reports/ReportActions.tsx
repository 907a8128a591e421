import GenerateIcon from '@mui/icons-material/Autorenew';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useLocale, useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { Report } from '../../../domain/contract/reports/reports.ts';
import { downloadFormats } from '../../../domain/reports/fileFormats.ts';
import { mostRowsBelow } from '../../../domain/reports/mostRows.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, useButtonMenu } from '../../components/screens/MenuButton.tsx';
import { ScheduleButton } from '../reportSchedules/ScheduleButton.tsx';
import { useDownloadReport } from './useDownloadReport.ts';

/** Queues a report to be generated again; the page shows its progress. */
const useGenerateReport = () => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<Report>();
  const generate = (report: Report) => {
    notify('reportsPage.generating', { type: 'info', messageArgs: { id: report.id } });
    update(
      'reports',
      { id: report.id, data: { status: 'Processing' }, previousData: report },
      {
        onSuccess: refresh,
        onError: (error) => {
          notifyFailure(error);
          refresh();
        },
      },
    );
  };
  return { generate, isPending };
};

/** Actions for a report: generate it again and download it. */
export const ReportActions = ({ report }: { report: Report }) => (
  <Box sx={{ display: 'flex', justifyContent: 'end', my: -0.5 }}>
    <Generate report={report} />
    <Download report={report} />
    <ScheduleButton report={report} />
  </Box>
);

const Generate = ({ report }: { report: Report }) => {
  const translate = useTranslate();
  const mayGenerate = useMay('edit', 'reports', report);
  const { generate, isPending } = useGenerateReport();
  const words = translate(report.status === 'Failed' ? 'reportsPage.retry' : 'reportsPage.generate');
  if (!mayGenerate) return null;
  return (
    <Tooltip title={words}>
      <span>
        <IconButton
          size="small"
          aria-label={translate('reportsPage.named', { words, id: report.id })}
          disabled={isPending || report.status === 'Processing'}
          onClick={() => generate(report)}
        >
          <GenerateIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
};

const Download = ({ report }: { report: Report }) => {
  const translate = useTranslate();
  const { open, wasOpen, menu } = useButtonMenu();
  const { download, busy } = useDownloadReport();
  const words = translate('reportsPage.download');
  const formats = [report.format, ...downloadFormats.filter((format) => format !== report.format)];
  return (
    <>
      <Tooltip title={words}>
        <span>
          <IconButton
            size="small"
            aria-label={translate('reportsPage.named', { words, id: report.id })}
            aria-haspopup="menu"
            disabled={busy || report.status !== 'Ready'}
            onClick={open}
          >
            <DownloadIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {wasOpen && (
        <ButtonMenu menu={menu}>
          {formats.map((format) => (
            <MenuItem key={format} onClick={menu.pick(() => download(report, format))}>
              {format === 'CSV for Excel' ? translate('reportsPage.csvForExcel') : format}
              <Most rows={mostRowsBelow(report, format)} />
            </MenuItem>
          ))}
        </ButtonMenu>
      )}
    </>
  );
};

/** Shown before the download if the format cannot hold all rows. */
const Most = ({ rows }: { rows: number | null }) => {
  const translate = useTranslate();
  const locale = useLocale();
  if (rows === null) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ ml: 2 }}>
      {translate('reportsPage.upTo', { most: rows.toLocaleString(locale) })}
    </Typography>
  );
};
