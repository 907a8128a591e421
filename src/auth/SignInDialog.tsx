import { useEffect, useRef } from 'react';
import type { AuthTexts } from '../i18n/en/auth.ts';
import { SignInForm } from './SignInForm.tsx';
import './signInDialog.css';

interface Props {
  open: boolean;
  texts: AuthTexts;
  demo: boolean;
  onClose: () => void;
  onSignedIn: (userType: string) => void;
}

/**
 * A native modal dialog: the browser keeps focus inside and closes it on Escape. The form exists only while it is
 * open, so closing forgets fields and errors.
 */
export const SignInDialog = ({ open, texts, demo, onClose, onSignedIn }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (open) {
      opener.current = document.activeElement;
      element.showModal();
      element.querySelector<HTMLInputElement>('[name="email"]')?.focus();
    } else {
      element.close();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    }
  }, [open]);

  const signedIn = (userType: string) => {
    onClose();
    onSignedIn(userType);
  };

  return (
    <dialog ref={dialog} className="sign-in" aria-labelledby="sign-in-title" onClose={onClose}>
      {open && (
        <>
          <header>
            <h2 id="sign-in-title">{texts.signIn.title}</h2>
            <button type="button" className="close" aria-label={texts.close} onClick={onClose}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </header>
          <p className="lead">{demo ? texts.signIn.demo.title : texts.signIn.lead}</p>
          <SignInForm texts={texts} demo={demo} onSignedIn={signedIn} />
        </>
      )}
    </dialog>
  );
};
