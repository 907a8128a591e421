import { userTypes } from '../../domain/contract/userTypes.ts';
import type { AuthTexts } from '../i18n/authTexts.ts';
import type { Credentials } from './signIn.ts';

interface Props {
  texts: AuthTexts;
  disabled: boolean;
  onChoose: (credentials: Credentials) => void;
}

/** One-click sign-in to each console, only on a server with sample data. */
export const SampleSignIns = ({ texts, disabled, onChoose }: Props) => (
  <section className="samples" aria-labelledby="samples-title">
    <h3 id="samples-title">{texts.signIn.sample.title}</h3>
    <p>{texts.signIn.sample.lead}</p>
    <div className="samples-choices">
      {userTypes.map((userType) => (
        <button
          key={userType}
          type="button"
          className="sample"
          disabled={disabled}
          onClick={() => onChoose({ email: `${userType}@talentbench.example`, password: 'bench-demo' })}
        >
          <span className={`dot dot-${userType}`} aria-hidden="true" />
          {texts.userTypes[userType]}
        </button>
      ))}
    </div>
  </section>
);
