import { fill } from '../../../domain/words/fill.ts';
import { landingPath } from '../../auth/areaPaths.ts';
import { signOut } from '../../auth/signOut.ts';
import { useSession } from '../../auth/useSession.ts';
import { useShell } from '../../i18n/useShell.ts';
import { addressOfPage } from '../../platform/siteAddress.ts';
import { PlainPage } from './PlainPage.tsx';

/** /dashboard: a page for every signed-in user. */
export const GeneralDashboard = () => {
  const shell = useShell();
  const session = useSession();
  const own = landingPath(session?.userType ?? '');
  const name = session?.user?.displayName || session?.user?.fullName || session?.user?.email || '';
  return (
    <PlainPage title={shell.general.title}>
      <h1>{shell.general.welcome}</h1>
      <p>{fill(shell.general.lead, { name })}</p>
      <div className="plain-actions">
        {own !== '/dashboard' && (
          <a className="button primary" href={addressOfPage(own)}>
            {shell.general.open}
          </a>
        )}
        <button type="button" className="button quiet" onClick={signOut}>
          {shell.signOut}
        </button>
      </div>
    </PlainPage>
  );
};
