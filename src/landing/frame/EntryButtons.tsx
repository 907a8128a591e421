import type { LandingTexts } from '../catalogues.ts';

interface Props {
  nav: LandingTexts['nav'];
  className: string;
  /** The style of the secondary button. */
  login: 'plain' | 'quiet';
}

/** Buttons to log in and sign up, or to open the console while a session exists on this device. */
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
