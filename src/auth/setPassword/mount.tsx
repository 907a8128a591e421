import '../entryDialog.css';
import { createRoot } from 'react-dom/client';
import { authTexts } from '../../i18n/authTexts.ts';
import type { Language } from '../../i18n/languages.ts';
import { SetPassword } from './SetPassword.tsx';

/** The token from the URL, which is removed from URL and history at once. */
const takeToken = (): string => {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
  history.replaceState(null, '', window.location.pathname + window.location.search);
  return token;
};

/** Renders the password form in the language of the page. */
export const mountSetPassword = (container: HTMLElement, language: Language): void => {
  const token = takeToken();
  const root = createRoot(container);
  authTexts(language).then((texts) =>
    root.render(
      <div className="entry entry-page">
        <SetPassword texts={texts} token={token} />
      </div>,
    ),
  );
};
