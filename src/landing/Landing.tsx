import type { Language } from '../i18n/languages.ts';
import type { LandingTexts } from './catalogues.ts';
import { Frame } from './frame/Frame.tsx';
import { About } from './sections/About.tsx';
import { Closing } from './sections/Closing.tsx';
import { Contact } from './sections/Contact.tsx';
import { Faq } from './sections/Faq.tsx';
import { Features } from './sections/Features.tsx';
import { Hero } from './sections/Hero.tsx';
import { Pricing } from './sections/Pricing.tsx';
import { Problem } from './sections/Problem.tsx';
import { Stats } from './sections/Stats.tsx';
import { Testimonials } from './sections/Testimonials.tsx';
import { Tour } from './sections/Tour.tsx';
import { Users } from './sections/Users.tsx';

interface Props {
  texts: LandingTexts;
  language: Language;
}

/** The public start page, rendered to HTML at build time. `main.ts` adds the event handlers. */
export const Landing = ({ texts, language }: Props) => (
  <Frame page="" texts={texts} language={language} contact={<Contact texts={texts} language={language} />}>
    <main id="content">
      <Hero hero={texts.hero} language={language} />
      <Problem problem={texts.problem} solution={texts.solution} />
      <Users users={texts.users} />
      <Features features={texts.features} language={language} />
      <Stats stats={texts.stats} />
      <Pricing pricing={texts.pricing} />
      <Testimonials testimonials={texts.testimonials} />
      <About about={texts.about} />
      <Faq faq={texts.faq} />
      <Closing closing={texts.closing} />
    </main>
    <Tour tour={texts.tour} language={language} />
  </Frame>
);
