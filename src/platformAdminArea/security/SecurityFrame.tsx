import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useInsight } from '../../components/insight/useInsight.ts';
import { PageTabs } from '../../components/screens/PageTabs.tsx';

/** Warns of critical issues while there are any. */
const IssuesBanner = ({ onDetails }: { onDetails: () => void }) => {
  const translate = useTranslate();
  const { data } = useInsight('security', {});
  if (!data || data.issues.Critical === 0) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={onDetails}>
          {translate('security.banner.details')}
        </Button>
      }
      sx={{ mb: 2, alignItems: 'center' }}
    >
      {translate('security.banner.critical', { smart_count: data.issues.Critical })}
    </Alert>
  );
};

const ReportIncidentDialog = lazy(async () => ({
  default: (await import('./ReportIncidentDialog.tsx')).ReportIncidentDialog,
}));

const tabs = [
  { path: '/security', labelKey: 'security.tabs.overview' },
  { path: '/security/access', labelKey: 'security.tabs.access' },
  { path: '/security/audit', labelKey: 'security.tabs.audit' },
  { path: '/security/compliance', labelKey: 'security.tabs.compliance' },
  { path: '/security/incidents', labelKey: 'security.tabs.incidents' },
];

const ReportContext = createContext<() => void>(() => {});

/** Opens the dialog that reports a security incident. */
export const useReport = () => useContext(ReportContext);

/** The frame of all parts of Security & Compliance: the banner of critical issues and the tabs. */
export const SecurityFrame = ({ children }: { children: ReactNode }) => {
  const [reporting, setReporting] = useState(false);
  const report = () => setReporting(true);
  return (
    <ReportContext.Provider value={report}>
      <IssuesBanner onDetails={report} />
      <PageTabs tabs={tabs} labelKey="security.tabs.label" />
      {children}
      <Suspense fallback={null}>
        {reporting && <ReportIncidentDialog onClose={() => setReporting(false)} />}
      </Suspense>
    </ReportContext.Provider>
  );
};
