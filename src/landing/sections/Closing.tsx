import type { LandingTexts } from '../catalogues.ts';
import { BenchLine } from './BenchLine.tsx';

/** The last section before the footer. */
export const Closing = ({ closing }: { closing: LandingTexts['closing'] }) => (
  <section className="closing" aria-labelledby="closing-title">
    <h2 id="closing-title">{closing.title}</h2>
    <p>{closing.text}</p>
    <div className="closing-actions">
      <button type="button" className="button primary large" data-opens="signUp">
        {closing.action}
      </button>
      <a className="button quiet large" href="#contact">
        {closing.second}
      </a>
    </div>
    <BenchLine />
  </section>
);
