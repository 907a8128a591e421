import type { LandingTexts } from '../i18n/en/landing.ts';
import { Drawer } from './Drawer.tsx';
import { Hero } from './Hero.tsx';
import { Sections } from './Sections.tsx';
import { TopBar } from './TopBar.tsx';

/** The public page, rendered to HTML at build time; `main.ts` wires what can be pressed. */
export const Landing = ({ texts }: { texts: LandingTexts }) => (
  <>
    <a className="skip" href="#home">
      {texts.skip}
    </a>
    <TopBar texts={texts} />
    <main>
      <Hero hero={texts.hero} />
      <Sections texts={texts} />
    </main>
    <Drawer nav={texts.nav} />
    <p
      id="notice"
      role="alert"
      data-session-ended={texts.notices.sessionEnded}
      data-unreachable={texts.notices.unreachable}
    />
  </>
);
