import type { LandingTexts } from '../i18n/en/landing.ts';
import { SectionLinks } from './SectionLinks.tsx';

/** On small screens the top bar's links and buttons, from the right. */
export const Drawer = ({ nav }: { nav: LandingTexts['nav'] }) => (
  <dialog id="drawer" className="drawer" aria-label={nav.menu}>
    <button type="button" className="icon-button" aria-label={nav.close}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
    <nav aria-label={nav.label}>
      <SectionLinks nav={nav} look="drawer-link" />
    </nav>
    <button type="button" className="button primary wide" data-opens="signIn">
      {nav.login}
    </button>
  </dialog>
);
