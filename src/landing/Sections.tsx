import type { LandingTexts } from '../i18n/en/landing.ts';

const Users = ({ users }: { users: LandingTexts['users'] }) => (
  <section id="features" className="features" tabIndex={-1} aria-labelledby="features-title">
    <h2 id="features-title">{users.title}</h2>
    <p className="section-lead">{users.lead}</p>
    <div className="feature-cards">
      {(['provider', 'recruiter', 'operator'] as const).map((side) => (
        <article key={side} className={`feature ${side}`}>
          <h3>{users[side].title}</h3>
          <p>{users[side].text}</p>
        </article>
      ))}
    </div>
  </section>
);

/** What each side gets, and what the other sections are about. */
export const Sections = ({ texts }: { texts: LandingTexts }) => (
  <>
    <Users users={texts.users} />
    <div className="notes">
      {(['pricing', 'about', 'contact'] as const).map((id) => (
        <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{texts[id].title}</h2>
        </section>
      ))}
    </div>
  </>
);
