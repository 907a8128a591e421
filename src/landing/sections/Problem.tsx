import type { LandingTexts } from '../catalogues.ts';
import { Icon } from '../frame/Icon.tsx';
import { SectionHead } from './SectionHead.tsx';

interface Props {
  problem: LandingTexts['problem'];
  solution: LandingTexts['solution'];
}

const icons = { instant: 'swift', matching: 'spark', growth: 'growth' } as const;

/** The costs of an idle bench, each beside the product's answer to it. */
export const Problem = ({ problem, solution }: Props) => (
  <div className="problem-solution">
    <section className="problem" aria-labelledby="problem-title">
      <SectionHead id="problem-title" eyebrow={problem.eyebrow} title={problem.title} lead={problem.lead} />
      <ul>
        {Object.values(problem.items).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
    <section className="solution" aria-labelledby="solution-title">
      <SectionHead id="solution-title" eyebrow={solution.eyebrow} title={solution.title} />
      <ul>
        {(['instant', 'matching', 'growth'] as const).map((name) => (
          <li key={name}>
            <Icon name={icons[name]} />
            <h3>{solution.items[name].title}</h3>
            <p>{solution.items[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
