import { createRoot } from 'react-dom/client';
import { authTexts } from '../../i18n/authTexts.ts';
import type { Language } from '../../i18n/languages.ts';
import '../entryDialog.css';
import { SetPassword } from './SetPassword.tsx';
import { takeToken } from './takeToken.ts';

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
