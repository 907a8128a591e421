import type { LandingTexts } from '../../i18n/en/landing.ts';

interface Props {
  nav: LandingTexts['nav'];
  className: string;
  /** How the less wanted of the two looks. */
  login: 'plain' | 'quiet';
}

/** The way in: to sign up or in, or straight to the console while somebody is signed in on this device. */
export const EntryButtons = ({ nav, className, login }: Props) => (
  <>
    <button type="button" className={`button ${login} for-visitors ${className}`} data-opens="signIn">
      {nav.login}
    </button>
    <button type="button" className={`button primary for-visitors ${className}`} data-opens="signUp">
      {nav.signUp}
    </button>
    <button type="button" className={`button primary for-members ${className}`} data-opens="signIn">
      {nav.openConsole}
    </button>
  </>
);
