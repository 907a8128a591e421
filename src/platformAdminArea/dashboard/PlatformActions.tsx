import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import ProviderIcon from '@mui/icons-material/HowToRegOutlined';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import RecruiterIcon from '@mui/icons-material/RateReviewOutlined';
import { useNotify } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { type QuickAction, QuickActions } from '../../components/tiles/QuickActions.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { waitingOn } from '../../resources/signUpRequests/waitingOn.ts';
import type { DashboardDialog } from './PlatformDialogs.tsx';
import { useHealth, useWanting } from './useHealth.ts';
import { usePlatformReport } from './usePlatformReport.ts';

/** Runs the platform's checks again and reports the result. */
const useSystemHealth = () => {
  const notify = useNotify();
  const wanting = useWanting();
  const { refetch, isFetching } = useHealth();
  const act = async () => {
    const { data, error } = await refetch();
    if (error || !data) return notify('platformDashboard.health.unknown', { type: 'error' });
    const isFine = data.state === 'ok';
    notify(`platformDashboard.health.${isFine ? 'completed' : 'completedWith'}`, {
      type: isFine ? 'success' : data.state === 'down' ? 'error' : 'warning',
      messageArgs: { checks: wanting(data) },
    });
  };
  return { act: () => void act(), busy: isFetching };
};

type Open = (dialog: DashboardDialog) => void;

/** Opens the sign-up requests of one side or, if there are none, the form for a new company. */
const useReview = (type: 'provider' | 'recruiter', open: Open) => {
  const maySee = useMay('list', 'signUpRequests');
  const mayAdd = useMay('create', 'companies');
  const { total = 0 } = useCount('signUpRequests', waitingOn(type), maySee);
  const act = () => open({ act: total > 0 || !mayAdd ? 'signUps' : 'add', type });
  return { act, count: total, isOpen: maySee || mayAdd };
};

/** The operator's quick actions. */
export const PlatformActions = ({ open }: { open: Open }) => {
  const { isOpen: mayApprove, ...providers } = useReview('provider', open);
  const { isOpen: mayReview, ...recruiters } = useReview('recruiter', open);
  const report = usePlatformReport();
  const health = useSystemHealth();
  const action = (name: string, rest: Omit<QuickAction, 'labelKey'>): QuickAction => ({
    labelKey: `platformDashboard.actions.${name}`,
    ...rest,
  });
  const actions = [
    ...(mayApprove ? [action('approveProvider', { ...providers, icon: ProviderIcon })] : []),
    ...(mayReview ? [action('reviewRecruiter', { ...recruiters, icon: RecruiterIcon })] : []),
    action('report', { ...report, icon: ReportIcon }),
    action('health', { ...health, icon: HealthIcon }),
  ];
  return <QuickActions titleKey="pages.dashboard.quickActions" actions={actions} />;
};
