import type { LandingTexts } from '../i18n/en/landing.ts';
import { Brand } from './Brand.tsx';
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
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 7h16M4 12h16M4 17h16" />
    </svg>
  </button>
);

/** The landing page's top bar. The script of the page gives its buttons their acts. */
export const TopBar = ({ texts: { brand, nav } }: { texts: LandingTexts }) => (
  <header className="top-bar">
    <div className="top-bar-inner">
      <Brand name={brand} />
      <nav className="wide-only" aria-label={nav.label}>
        <SectionLinks nav={nav} look="top-bar-link" />
      </nav>
      <div className="top-bar-end">
        <ThemeSwitch nav={nav} />
        <button type="button" className="button primary wide-only" data-opens="signIn">
          {nav.login}
        </button>
        <MenuButton label={nav.menu} />
      </div>
    </div>
  </header>
);
