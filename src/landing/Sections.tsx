import type { LandingTexts } from '../i18n/en/landing.ts';

const Features = ({ features }: { features: LandingTexts['features'] }) => (
  <section id="features" className="features" tabIndex={-1} aria-labelledby="features-title">
    <h2 id="features-title">{features.title}</h2>
    <p className="section-lead">{features.lead}</p>
    <div className="feature-cards">
      {(['provider', 'recruiter', 'operator'] as const).map((side) => (
        <article key={side} className={`feature ${side}`}>
          <h3>{features[side].title}</h3>
          <p>{features[side].text}</p>
        </article>
      ))}
    </div>
  </section>
);

/** What each side gets, and honest stand-ins for the sections that are still to be written. */
export const Sections = ({ texts }: { texts: LandingTexts }) => (
  <>
    <Features features={texts.features} />
    <div className="notes">
      {(['pricing', 'about', 'contact'] as const).map((id) => (
        <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{texts[id].title}</h2>
          <p>{texts[id].text}</p>
        </section>
      ))}
    </div>
  </>
);
