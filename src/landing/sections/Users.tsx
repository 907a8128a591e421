import { inSite } from '../../platform/siteAddress.ts';
import type { LandingTexts } from '../catalogues.ts';
import { Icon } from '../frame/Icon.tsx';
import { SectionHead } from './SectionHead.tsx';

const sides = ['recruiter', 'provider', 'operator'] as const;
type Side = (typeof sides)[number];

/**
 * A screenshot of a console in the page's color scheme. Its box has a fixed size, so that loading does not
 * shift the layout.
 */
const Picture = ({ side, label }: { side: Side; label: string }) => (
  <div className="picture">
    {(['light', 'dark'] as const).map((colours) => (
      <img
        key={colours}
        className={`only-${colours}`}
        src={inSite(`/pictures/${side}-${colours}.webp`)}
        width={1366}
        height={854}
        loading="lazy"
        decoding="async"
        alt={label}
      />
    ))}
  </div>
);

/** The user types, each with a screenshot of its console. */
export const Users = ({ users }: { users: LandingTexts['users'] }) => (
  <section className="section users" aria-labelledby="users-title">
    <SectionHead id="users-title" eyebrow={users.eyebrow} title={users.title} lead={users.lead} />
    {sides.map((side) => (
      <article key={side} className={`user ${side}`}>
        <div className="user-words">
          <h3>{users[side].title}</h3>
          <p>{users[side].text}</p>
          <ul className="checks">
            {users[side].points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <Picture side={side} label={users[side].picture} />
      </article>
    ))}
  </section>
);
