import type { LandingTexts } from '../../i18n/en/landing.ts';

/** Four figures in one line. */
export const Stats = ({ stats }: { stats: LandingTexts['stats'] }) => (
  <section className="stats" aria-label={stats.label}>
    <ul>
      {(['companies', 'profiles', 'success', 'faster'] as const).map((name) => (
        <li key={name}>
          <strong className="figure">{stats[name].figure}</strong> <span>{stats[name].text}</span>
        </li>
      ))}
    </ul>
  </section>
);
