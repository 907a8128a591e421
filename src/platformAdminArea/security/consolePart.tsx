import SecurityIcon from '@mui/icons-material/SecurityOutlined';
import { defineConsolePart } from '../../components/consolePart.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { auditLogs } from '../../resources/auditLogs/index.tsx';
import { auditVerifications } from '../../resources/auditVerifications/index.ts';
import { complianceFrameworks } from '../../resources/complianceFrameworks/index.ts';
import { incidentEvents } from '../../resources/incidentEvents/index.ts';
import { incidents } from '../../resources/incidents/index.ts';
import { policies } from '../../resources/policies/index.ts';

const SecurityOverview = lazyScreen(() => import('./SecurityOverview.tsx'), 'SecurityOverview');
const AccessControl = lazyScreen(() => import('./AccessControl.tsx'), 'AccessControl');
const AuditTrail = lazyScreen(() => import('./AuditTrail.tsx'), 'AuditTrail');
const Compliance = lazyScreen(() => import('./Compliance.tsx'), 'Compliance');
const Incidents = lazyScreen(() => import('./Incidents.tsx'), 'Incidents');

/** Security & Compliance with its five parts. */
export const consolePart = defineConsolePart({
  menu: [
    {
      after: '/settings',
      labelKey: 'admin.menu.security',
      path: '/security',
      icon: SecurityIcon,
      alsoFor: ['/incidents', '/policies', '/complianceFrameworks', '/auditLogs', '/auditVerifications'],
    },
  ],
  alsoFor: { '/all-data': ['/incidentEvents'] },
  allData: {
    security: [
      'auditLogs',
      'auditVerifications',
      'incidents',
      'incidentEvents',
      'policies',
      'complianceFrameworks',
    ],
  },
  resources: [auditLogs, auditVerifications, incidents, incidentEvents, policies, complianceFrameworks],
  pages: [
    { path: '/security', element: <SecurityOverview /> },
    { path: '/security/access', element: <AccessControl /> },
    { path: '/security/audit', element: <AuditTrail /> },
    { path: '/security/compliance', element: <Compliance /> },
    { path: '/security/incidents', element: <Incidents /> },
  ],
});
