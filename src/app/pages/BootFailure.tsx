import { signOut } from '../../auth/signOut.ts';
import { useShell } from '../../i18n/useShell.ts';
import { PlainPage } from './PlainPage.tsx';

/** The console itself could not be loaded or started. */
export const BootFailure = ({ error }: { error: unknown }) => {
  const shell = useShell();
  return (
    <PlainPage title={shell.failed.title}>
      <div role="alert">
        <h1>{shell.failed.title}</h1>
        <p>{shell.failed.offline}</p>
        <div className="plain-actions">
          <button type="button" className="button primary" onClick={() => window.location.reload()}>
            {shell.failed.reload}
          </button>
          <button type="button" className="button quiet" onClick={signOut}>
            {shell.signOut}
          </button>
        </div>
        <details>
          <summary>{shell.failed.details}</summary>
          {String(error)}
        </details>
      </div>
    </PlainPage>
  );
};
