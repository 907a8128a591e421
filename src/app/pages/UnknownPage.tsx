import { landingPath } from '../../auth/areaPaths.ts';
import { useSession } from '../../auth/useSession.ts';
import { useShell } from '../../i18n/useShell.ts';
import { addressOfPage } from '../../platform/siteAddress.ts';
import { PlainPage } from './PlainPage.tsx';

/** An address that no page has. */
export const UnknownPage = () => {
  const { notFound: texts } = useShell();
  const session = useSession();
  return (
    <PlainPage title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <div className="plain-actions">
        <a className="button primary" href={addressOfPage(landingPath(session?.userType ?? ''))}>
          {texts.home}
        </a>
      </div>
    </PlainPage>
  );
};
