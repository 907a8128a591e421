import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';
import { Icon } from '../frame/Icon.tsx';
import { matchPicture } from '../matchPicture.ts';

/** A screenshot of the best candidate for a job, with the reasons of the score, in the reader's language and scheme. */
const FirstMatch = ({ label, language }: { label: string; language: Language }) => (
  <div className="picture hero-picture">
    {(['light', 'dark'] as const).map((colours) => (
      <img
        key={colours}
        className={`only-${colours}`}
        src={matchPicture(language, colours)}
        width={728}
        height={562}
        loading="lazy"
        alt={label}
      />
    ))}
  </div>
);

/** The first screen: the headline and the sign-up buttons. */
export const Hero = ({ hero, language }: { hero: LandingTexts['hero']; language: Language }) => (
  <section id="home" className="hero" tabIndex={-1} aria-labelledby="hero-title">
    <div className="hero-words">
      <p className="eyebrow">{hero.eyebrow}</p>
      <h1 id="hero-title">{hero.title}</h1>
      <p className="hero-lead">{hero.lead}</p>
      <div className="hero-actions">
        <button type="button" className="button primary large" data-opens="signUp">
          {hero.action}
        </button>
        <button type="button" className="button quiet large" data-opens="tour" aria-haspopup="dialog">
          <Icon name="play" />
          {hero.demo}
        </button>
      </div>
      <ul className="hero-points">
        {Object.values(hero.points).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
    <FirstMatch label={hero.picture} language={language} />
  </section>
);
