import { userTypes } from '../../../domain/contract/userTypes.ts';
import { basenames } from '../../auth/areaPaths.ts';
import { useSession } from '../../auth/useSession.ts';
import { useAuthTexts } from '../../i18n/useAuthTexts.ts';
import { useShell } from '../../i18n/useShell.ts';
import { addressOfPage } from '../../platform/siteAddress.ts';

/** Every dashboard, and whether the current session may open it. */
export const ReachableDashboards = () => {
  const { routeDemo: texts, general } = useShell();
  const { userTypes: names } = useAuthTexts();
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
            <a href={addressOfPage('/dashboard')}>{general.title}</a>
          </td>
          <td>{texts.yes}</td>
        </tr>
        {userTypes.map((userType) => (
          <tr key={userType}>
            <td>
              <a href={addressOfPage(basenames[userType])}>{names[userType]}</a>
            </td>
            <td>{userType === own ? texts.yes : texts.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
