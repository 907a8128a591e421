import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';
import type { AnyPage } from '../sitePages.ts';
import { EntryButtons } from './EntryButtons.tsx';
import { Icon } from './Icon.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SectionLinks } from './SectionLinks.tsx';

interface Props {
  page: AnyPage;
  texts: LandingTexts;
  language: Language;
}

/** The top bar's links, search and buttons on small screens, in a drawer on the right. */
export const Drawer = ({ page, texts: { nav, search }, language }: Props) => (
  <dialog id="drawer" className="drawer" aria-label={nav.menu}>
    <button type="button" className="icon-button" aria-label={nav.close} data-closes="">
      <Icon name="close" />
    </button>
    <SearchBox search={search} />
    <nav aria-label={nav.label}>
      <SectionLinks page={page} language={language} nav={nav} look="drawer-link" />
    </nav>
    <div className="drawer-actions">
      <EntryButtons nav={nav} className="wide" login="quiet" />
    </div>
  </dialog>
);
