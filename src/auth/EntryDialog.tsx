import { useEffect, useRef } from 'react';
import type { AuthTexts } from '../i18n/authTexts.ts';
import { ForgotForm } from './passwordReset/ForgotForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './signUp/SignUpForm.tsx';
import { CompanyForm } from './singleSignOn/CompanyForm.tsx';
import { ReturnForm } from './singleSignOn/ReturnForm.tsx';
import './entryDialog.css';

/** Forms in the shared dialog. */
export type Entry = 'signIn' | 'signUp' | 'forgot' | 'company' | 'returning';

interface Props {
  shown: Entry | null;
  /** Initial value of the email field. */
  email: string;
  texts: AuthTexts;
  demo: boolean;
  /** What the company’s provider answered, while the sign-in is finished. */
  response?: string;
  /** Opens the page of the company’s provider. */
  onLeave: (url: string) => void;
  onShow: (entry: Entry, email?: string) => void;
  onClose: () => void;
  onSignedIn: (userType: string) => void;
  onSignedUp: (firstName: string) => void;
}

/**
 * A native modal dialog: the browser traps focus and closes it on Escape. A form exists only while it is
 * shown, so closing or switching forms clears fields and errors.
 */
export const EntryDialog = (props: Props) => {
  const { shown, texts, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (shown) {
      if (!element.open) {
        opener.current = document.activeElement;
        element.showModal();
      }
      firstToFill(element)?.focus();
    } else if (element.open) {
      element.close();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    }
  }, [shown]);

  return (
    <dialog
      ref={dialog}
      className={`entry ${shown === 'signUp' ? 'entry-wide' : ''}`}
      aria-labelledby="entry-title"
      onClose={onClose}
    >
      {shown && (
        <>
          <header>
            <h2 id="entry-title">{texts[shown].title}</h2>
            <button type="button" className="close" aria-label={texts.close} onClick={onClose}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </header>
          <Content {...props} shown={shown} />
        </>
      )}
    </dialog>
  );
};

const firstToFill = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>('input[name]')].find(
    ({ value, tabIndex }) => !value && tabIndex >= 0,
  );

const Content = ({
  shown,
  email,
  texts,
  demo,
  response = '',
  onLeave,
  onShow,
  onClose,
  onSignedIn,
  onSignedUp,
}: Props & { shown: Entry }) => {
  const enter = (userType: string) => {
    onClose();
    onSignedIn(userType);
  };
  if (shown === 'company')
    return (
      <>
        <CompanyForm texts={texts} email={email} onLeave={onLeave} />
        <WayOver label={texts.company.back} onClick={() => onShow('signIn', email)} />
      </>
    );
  if (shown === 'returning')
    return (
      <ReturnForm
        texts={texts}
        response={response}
        onSignedIn={enter}
        onAgain={() => onShow('company', email)}
      />
    );
  if (shown === 'forgot')
    return (
      <>
        <ForgotForm texts={texts} email={email} />
        <WayOver label={texts.forgot.back} onClick={() => onShow('signIn', email)} />
      </>
    );
  if (shown === 'signUp')
    return (
      <>
        <p className="lead">{texts.signUp.lead}</p>
        <SignUpForm
          texts={texts}
          onSent={(firstName, stillHere) => {
            if (stillHere) onClose();
            onSignedUp(firstName);
          }}
        />
        <WayOver
          lead={texts.signUp.haveAccount}
          label={texts.signUp.toSignIn}
          onClick={() => onShow('signIn')}
        />
      </>
    );
  return (
    <>
      <p className="lead">{demo ? texts.signIn.demo.title : texts.signIn.lead}</p>
      <SignInForm
        texts={texts}
        demo={demo}
        email={email}
        onForgot={(typed) => onShow('forgot', typed)}
        onSignedIn={enter}
      />
      {!demo && <WayOver label={texts.company.open} onClick={() => onShow('company', email)} />}
      <WayOver lead={texts.signIn.newHere} label={texts.signIn.toSignUp} onClick={() => onShow('signUp')} />
    </>
  );
};

/** Switches to another form. */
const WayOver = ({ lead, label, onClick }: { lead?: string; label: string; onClick: () => void }) => (
  <p className="way-over">
    {lead}{' '}
    <button type="button" className="text-button" onClick={onClick}>
      {label}
    </button>
  </p>
);
