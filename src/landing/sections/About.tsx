import type { LandingTexts } from '../catalogues.ts';
import { AboutArt } from './AboutArt.tsx';
import { SectionHead } from './SectionHead.tsx';

/** The company and its values. */
export const About = ({ about }: { about: LandingTexts['about'] }) => (
  <section id="about" className="section about" tabIndex={-1} aria-labelledby="about-title">
    <div>
      <SectionHead id="about-title" eyebrow={about.eyebrow} title={about.title} />
      {about.paragraphs.map((paragraph) => (
        <p key={paragraph} className="about-text">
          {paragraph}
        </p>
      ))}
    </div>
    <AboutArt label={about.art} />
    <ul className="values">
      {Object.values(about.values).map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
