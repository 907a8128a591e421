import { userTypes } from '../../domain/contract/userTypes.ts';
import { basenames, isUserType } from '../auth/areaPaths.ts';
import { useSession } from '../auth/useSession.ts';
import { auth } from '../i18n/en/auth.ts';
import { useShownLanguage } from '../i18n/shownLanguage.ts';
import { useShell } from '../i18n/useShell.ts';
import { PlainPage } from './PlainPage.tsx';

/** /route-demo: what this browser holds of the sign-in, and which dashboards that opens. */
export const RouteDemo = () => {
  const shell = useShell();
  const texts = shell.routeDemo;
  const { userTypes: names } = useShownLanguage().words?.catalogue.auth ?? auth;
  const own = useSession()?.userType ?? '';
  return (
    <PlainPage title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <dl>
        <dt>{texts.credentials}</dt>
        <dd>{texts.held}</dd>
        <dt>{texts.userType}</dt>
        <dd>{isUserType(own) ? names[own] : own}</dd>
      </dl>
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
                <a href={basenames[userType]}>{names[userType]}</a>
              </td>
              <td>{userType === own ? texts.yes : texts.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PlainPage>
  );
};
