import type { LandingTexts } from '../catalogues.ts';
import { SectionHead } from './SectionHead.tsx';

/** Common questions before signing up. They expand without JavaScript. */
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
