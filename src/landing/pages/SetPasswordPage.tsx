import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts, PagesOfSiteTexts } from '../catalogues.ts';
import { Frame } from '../frame/Frame.tsx';

interface Props {
  texts: LandingTexts;
  own: PagesOfSiteTexts['setPassword'];
  language: Language;
}

/** The target of invitation and password reset links. `setPasswordMain.ts` fills its main part. */
export const SetPasswordPage = ({ texts, own, language }: Props) => (
  <Frame page="set-password" texts={texts} language={language}>
    <div id="content" className="set-password" tabIndex={-1}>
      <main id="set-password" />
      <noscript>
        <p>{own.needsScript}</p>
      </noscript>
    </div>
  </Frame>
);
