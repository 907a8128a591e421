import { type Language, languageCodes, languages } from '../../i18n/languages.ts';
import { type AnyPage, pathOf } from '../sitePages.ts';
import { Icon } from './Icon.tsx';

interface Props {
  page: AnyPage;
  language: Language;
  label: string;
}

/** Links to this page in the other languages, which work without JavaScript. */
export const LanguageSwitch = ({ page, language, label }: Props) => (
  <details className="languages">
    <summary>
      <Icon name="globe" />
      <span className="unseen">{label}: </span>
      <span>{language.toUpperCase()}</span>
    </summary>
    <ul>
      {languageCodes.map((code) => (
        <li key={code}>
          <a
            href={pathOf(page, code)}
            lang={code}
            hrefLang={code}
            data-language={code}
            aria-current={code === language ? 'true' : undefined}
          >
            {languages[code]}
          </a>
        </li>
      ))}
    </ul>
  </details>
);
