import type { LandingTexts } from '../../i18n/en/landing.ts';
import { SectionHead } from './SectionHead.tsx';

/** Questions that come before the first sign-up. Opened by the browser itself. */
export const Faq = ({ faq }: { faq: LandingTexts['faq'] }) => (
  <section id="questions" className="section faq" tabIndex={-1} aria-labelledby="faq-title">
    <SectionHead id="faq-title" eyebrow={faq.eyebrow} title={faq.title} />
    <div className="questions">
      {faq.items.map(({ question, answer }) => (
        <details key={question} name="questions">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
