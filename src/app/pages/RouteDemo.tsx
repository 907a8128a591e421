import { Link } from 'react-router-dom';
import { useShell } from '../../i18n/useShell.ts';
import { PlainPage } from './PlainPage.tsx';
import { ReachableDashboards } from './ReachableDashboards.tsx';

/** /route-demo: which dashboards the current session may open. */
export const RouteDemo = () => {
  const { routeDemo: texts } = useShell();
  return (
    <PlainPage title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <ReachableDashboards />
      <p>
        <Link to="/diagnostics">{texts.more}</Link>
      </p>
    </PlainPage>
  );
};
