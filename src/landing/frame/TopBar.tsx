import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';
import { type AnyPage, pathOf } from '../sitePages.ts';
import { Brand } from './Brand.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import { Icon } from './Icon.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { SectionLinks } from './SectionLinks.tsx';

const ThemeSwitch = ({ nav }: { nav: LandingTexts['nav'] }) => (
  <button
    id="theme-switch"
    type="button"
    className="icon-button"
    aria-label={nav.toDark}
    data-to-dark={nav.toDark}
    data-to-light={nav.toLight}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" />
      <path className="filled" d="M12 3.5a8.5 8.5 0 0 1 0 17Z" />
    </svg>
  </button>
);

const MenuButton = ({ label }: { label: string }) => (
  <button
    type="button"
    className="icon-button narrow-only"
    data-opens="drawer"
    aria-label={label}
    aria-haspopup="dialog"
    aria-expanded="false"
    aria-controls="drawer"
  >
    <Icon name="menu" />
  </button>
);

interface Props {
  page: AnyPage;
  texts: LandingTexts;
  language: Language;
}

/** The top bar of the public pages. The page's script adds the event handlers. */
export const TopBar = ({ page, texts: { brand, nav, search }, language }: Props) => (
  <header className="top-bar">
    <div className="top-bar-inner">
      <Brand name={brand} href={pathOf('', language)} />
      <nav className="wide-only" aria-label={nav.label}>
        <SectionLinks page={page} language={language} nav={nav} look="top-bar-link" />
      </nav>
      <div className="top-bar-end">
        <SearchBox search={search} className="wide-only" />
        <ThemeSwitch nav={nav} />
        {page !== 'set-password' && <LanguageSwitch page={page} language={language} label={nav.language} />}
        <EntryButtons nav={nav} className="wide-only" login="plain" />
        <MenuButton label={nav.menu} />
      </div>
      <SearchPanel search={search} />
    </div>
  </header>
);
