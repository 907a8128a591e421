import { signOut } from '../../auth/signOut.ts';
import { useShell } from '../../i18n/useShell.ts';
import { PlainPage } from './PlainPage.tsx';

/** Shown if no plugin that is on provides the console of this user type. */
export const ConsoleOff = () => {
  const shell = useShell();
  return (
    <PlainPage title={shell.consoleOff.title}>
      <h1>{shell.consoleOff.title}</h1>
      <p>{shell.consoleOff.text}</p>
      <div className="plain-actions">
        <button type="button" className="button primary" onClick={signOut}>
          {shell.signOut}
        </button>
      </div>
    </PlainPage>
  );
};
