import ReportsIcon from '@mui/icons-material/AssessmentOutlined';
import { defineConsolePart } from '../../components/consolePart.ts';
import { reportSchedules } from '../../resources/reportSchedules/index.ts';
import { reports } from '../../resources/reports/index.ts';
import { reportTemplates } from '../../resources/reportTemplates/index.ts';

export const consolePart = defineConsolePart({
  menu: [
    {
      after: '/analytics',
      labelKey: 'admin.menu.reports',
      path: '/reports',
      icon: ReportsIcon,
      resource: 'reports',
    },
  ],
  alsoFor: { '/all-data': ['/reportSchedules', '/reportTemplates'] },
  allData: { support: ['reportSchedules', 'reportTemplates'] },
  resources: [reports, reportSchedules, reportTemplates],
});
