import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import ScheduleIcon from '@mui/icons-material/EventOutlined';
import RequestsIcon from '@mui/icons-material/OutboxOutlined';
import SearchIcon from '@mui/icons-material/PersonSearchOutlined';
import PostIcon from '@mui/icons-material/PostAddOutlined';
import { useState } from 'react';
import { useDataProvider, useGetIdentity, useLocale, useNotify, useTranslate } from 'react-admin';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useSavePdf } from '../../components/pdf/useSavePdf.ts';
import { type QuickAction, QuickActions } from '../../components/tiles/QuickActions.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';
import { printHiringReport } from './printHiringReport.ts';

/** Downloads the hiring report of the last 30 days. The code that prints it is loaded on the first click. */
const useHiringReport = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const { data: person } = useGetIdentity();
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const savePdf = useSavePdf();
  const notifyFailure = useNotifyFailure();
  const [printing, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    try {
      const { data } = await dataProvider.insight('recruiterHiring', { asked: {} });
      const document = printHiringReport(data.report, String(person?.fullName ?? ''), { translate, locale });
      await savePdf(document, `${document.title} ${data.report.to}.pdf`);
      notify('hiring.report.done', { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
    setPrinting(false);
  };
  return { print, printing };
};

const quickActions: readonly QuickAction[] = [
  {
    labelKey: 'pages.recruiterDashboard.postJob',
    path: '/jobs/create',
    icon: PostIcon,
    needs: ['create', 'jobs'],
  },
  { labelKey: 'pages.recruiterDashboard.search', path: '/talent-pool', icon: SearchIcon },
  {
    labelKey: 'pages.recruiterDashboard.schedule',
    path: '/interviews/create',
    icon: ScheduleIcon,
    needs: ['create', 'interviews'],
  },
  { labelKey: 'pages.recruiterDashboard.requests', path: '/requests', icon: RequestsIcon },
];

/** The recruiter's quick actions. */
export const RecruiterActions = () => {
  const { print, printing } = useHiringReport();
  const report = {
    labelKey: 'pages.recruiterDashboard.report',
    act: print,
    busy: printing,
    icon: ReportIcon,
  };
  return <QuickActions titleKey="pages.dashboard.quickActions" actions={[...quickActions, report]} />;
};
