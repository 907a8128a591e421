import type { AreaPage } from '../../components/area.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';

const SecurityOverview = lazyScreen(() => import('./SecurityOverview.tsx'), 'SecurityOverview');
const AccessControl = lazyScreen(() => import('./AccessControl.tsx'), 'AccessControl');
const AuditTrail = lazyScreen(() => import('./AuditTrail.tsx'), 'AuditTrail');
const Compliance = lazyScreen(() => import('./Compliance.tsx'), 'Compliance');
const Incidents = lazyScreen(() => import('./Incidents.tsx'), 'Incidents');

/** The five parts of Security & Compliance. */
export const securityPages: readonly AreaPage[] = [
  { path: '/security', element: <SecurityOverview /> },
  { path: '/security/access', element: <AccessControl /> },
  { path: '/security/audit', element: <AuditTrail /> },
  { path: '/security/compliance', element: <Compliance /> },
  { path: '/security/incidents', element: <Incidents /> },
];
