import type { ReactNode } from 'react';
import { fill } from '../../../domain/words/fill.ts';
import { isUserType } from '../../auth/areaPaths.ts';
import type { Session } from '../../auth/session.ts';
import { useSession } from '../../auth/useSession.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { timeAgo } from '../../components/tiles/timeAgo.ts';
import type { Catalogue } from '../../i18n/english.ts';
import { useShownLanguage } from '../../i18n/shownLanguage.ts';
import { useAuthTexts } from '../../i18n/useAuthTexts.ts';
import { useShell } from '../../i18n/useShell.ts';
import { PlainPage } from './PlainPage.tsx';
import { ReachableDashboards } from './ReachableDashboards.tsx';
import { useDiagnosis } from './useDiagnosis.ts';

type Texts = Catalogue['shell']['diagnosticsPage'];
type Diagnosis = ReturnType<typeof useDiagnosis>;

/** /diagnostics: the session stored in this browser, and the server's response to it. */
export const Diagnostics = () => {
  const { diagnosticsPage: texts } = useShell();
  const { language } = useShownLanguage();
  const session = useSession();
  const diagnosis = useDiagnosis();
  const { busy, checkedAt, check } = diagnosis;
  const time = checkedAt?.toLocaleTimeString(language);
  return (
    <PlainPage title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <div className="plain-actions">
        <button
          type="button"
          className="button primary"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) check();
          }}
        >
          {busy ? texts.checking : texts.check}
        </button>
        <p role="status">{time && !busy && fill(texts.checked, { time })}</p>
      </div>
      {session && <SignInFacts texts={texts} session={session} diagnosis={diagnosis} />}
      <ServerFacts texts={texts} diagnosis={diagnosis} />
      <h2>{texts.dashboards}</h2>
      <ReachableDashboards />
    </PlainPage>
  );
};

interface FactsProps {
  texts: Texts;
  diagnosis: Diagnosis;
}

const SignInFacts = ({ texts, session, diagnosis }: FactsProps & { session: Session }) => {
  const { userTypes: names } = useAuthTexts();
  const { userType, user, keptIn, signedInAt, tokenAt } = session;
  return (
    <>
      <h2>{texts.signIn}</h2>
      <dl>
        <Fact name={texts.credentials}>{texts.states[diagnosis.credentials]}</Fact>
        <Fact name={texts.person}>{user?.email ?? texts.unknown}</Fact>
        <Fact name={texts.userType}>{isUserType(userType) ? names[userType] : userType}</Fact>
        <Fact name={texts.role}>{user?.role ?? texts.unknown}</Fact>
        <Fact name={texts.signedIn}>
          <Age of={signedInAt} unknown={texts.unknown} />
        </Fact>
        <Fact name={texts.token}>
          <Age of={tokenAt} unknown={texts.unknown} />
        </Fact>
        <Fact name={texts.keptIn}>{texts.keeping[keptIn]}</Fact>
      </dl>
    </>
  );
};

const ServerFacts = ({ texts, diagnosis: { health } }: FactsProps) => {
  const databases: Record<string, string> = texts.databases;
  const { version, database = '', sampleData } = health ?? {};
  return (
    <>
      <h2>{texts.server}</h2>
      {health === null && <p>{texts.noAnswer}</p>}
      {health && (
        <dl>
          <Fact name={texts.version}>{version ?? texts.unknown}</Fact>
          <Fact name={texts.database}>{databases[database] ?? texts.unknown}</Fact>
          <Fact name={texts.sampleData}>{sampleData ? texts.yes : texts.no}</Fact>
        </dl>
      )}
    </>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** Relative and exact time. */
const Age = ({ of, unknown }: { of: string | null; unknown: string }) => {
  const { language: locale } = useShownLanguage();
  if (!of || Number.isNaN(Date.parse(of))) return unknown;
  const exactly = writeMoment(of, locale, 'medium');
  return <time dateTime={of}>{`${timeAgo(of, new Date(), locale)} · ${exactly}`}</time>;
};
