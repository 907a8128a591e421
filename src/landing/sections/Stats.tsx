import type { LandingTexts } from '../catalogues.ts';

/** Four figures of the sample market. A market with its own data shows real counts instead. */
export const Stats = ({ stats }: { stats: LandingTexts['stats'] }) => (
  <>
    <section className="stats" aria-label={stats.label} data-facts="sample">
      <ul>
        {(['companies', 'profiles', 'success', 'faster'] as const).map((name) => (
          <li key={name}>
            <strong className="figure">{stats[name].figure}</strong> <span>{stats[name].text}</span>
          </li>
        ))}
      </ul>
    </section>
    <section className="stats" aria-label={stats.label} data-facts="counted" hidden>
      <ul>
        {(['companies', 'profiles', 'jobs'] as const).map((name) => (
          <li key={name}>
            <strong className="figure" data-count={name} /> <span>{stats[name].text}</span>
          </li>
        ))}
      </ul>
    </section>
  </>
);
