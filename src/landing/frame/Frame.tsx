import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';
import type { AnyPage } from '../sitePages.ts';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { TopBar } from './TopBar.tsx';

interface Props {
  page: AnyPage;
  texts: LandingTexts;
  language: Language;
  /** The contact part of the footer, if the page has one. */
  contact?: ReactNode;
  children: ReactNode;
}

/** The header and footer of every public page. */
export const Frame = ({ page, texts, language, contact, children }: Props) => (
  <>
    <a className="skip" href="#content">
      {texts.skip}
    </a>
    <TopBar page={page} texts={texts} language={language} />
    {children}
    <Footer texts={texts} language={language} contact={contact} />
    <Drawer page={page} texts={texts} language={language} />
    <section
      id="maintenance"
      hidden
      aria-label={texts.maintenance.label}
      data-soon={texts.maintenance.soon}
      data-under-way={texts.maintenance.underWay}
      data-dismiss={texts.maintenance.dismiss}
    />
    <p
      id="notice"
      role="alert"
      data-session-ended={texts.notices.sessionEnded}
      data-unreachable={texts.notices.unreachable}
      data-storage-blocked={texts.notices.storageBlocked}
      data-account-suspended={texts.notices.accountSuspended}
      data-account-inactive={texts.notices.accountInactive}
      data-company-suspended={texts.notices.companySuspended}
      data-company-inactive={texts.notices.companyInactive}
    />
  </>
);
