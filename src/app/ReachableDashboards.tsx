import { userTypes } from '../../domain/contract/userTypes.ts';
import { basenames } from '../auth/areaPaths.ts';
import { useSession } from '../auth/useSession.ts';
import { auth } from '../i18n/en/auth.ts';
import { shell } from '../i18n/en/shell.ts';

/** Every dashboard, and whether the sign-in at hand opens it. */
export const ReachableDashboards = () => {
  const texts = shell.routeDemo;
  const own = useSession()?.userType;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.dashboard}</th>
          <th scope="col">{texts.reachable}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <a href="/dashboard">{shell.general.title}</a>
          </td>
          <td>{texts.yes}</td>
        </tr>
        {userTypes.map((userType) => (
          <tr key={userType}>
            <td>
              <a href={basenames[userType]}>{auth.userTypes[userType]}</a>
            </td>
            <td>{userType === own ? texts.yes : texts.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
