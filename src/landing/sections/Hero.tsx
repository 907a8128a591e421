import type { LandingTexts } from '../catalogues.ts';
import { Icon } from '../frame/Icon.tsx';
import { HeroArt } from './HeroArt.tsx';

/** The first screen: the headline and the sign-up buttons. */
export const Hero = ({ hero }: { hero: LandingTexts['hero'] }) => (
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
    <HeroArt label={hero.art} />
  </section>
);
