import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';
import { Icon } from '../frame/Icon.tsx';
import { AnalyticsArt } from './AnalyticsArt.tsx';
import { CalendarArt } from './CalendarArt.tsx';
import { ContractArt } from './ContractArt.tsx';
import { CycleArt } from './CycleArt.tsx';
import { MatchArt } from './MatchArt.tsx';
import { PoolsArt } from './PoolsArt.tsx';
import { RevenueArt } from './RevenueArt.tsx';
import { SectionHead } from './SectionHead.tsx';

type Texts = LandingTexts['features'];

interface FeatureProps {
  name: string;
  title: string;
  text: string;
  points?: string[];
  /** The text for a market with its own data. */
  own?: { text: string; points: string[] };
  /** Shown for the sample market only. */
  sample?: boolean;
  children: ReactNode;
}

const Feature = ({ name, title, text, points, own, sample, children }: FeatureProps) => (
  <article className={`feature ${name}`} data-facts={sample ? 'sample' : undefined}>
    <div className="feature-words">
      <h3>{title}</h3>
      <p data-facts={own && 'sample'}>{text}</p>
      {own && (
        <p data-facts="own" hidden>
          {own.text}
        </p>
      )}
      {points && <Points points={points} facts={own && 'sample'} />}
      {own && <Points points={own.points} facts="own" />}
    </div>
    {children}
  </article>
);

const Points = ({ points, facts }: { points: string[]; facts?: 'sample' | 'own' | undefined }) => (
  <ul className="marks" data-facts={facts} hidden={facts === 'own'}>
    {points.map((point) => (
      <li key={point}>
        <Icon name="check" />
        {point}
      </li>
    ))}
  </ul>
);

/** The product's features, each with an illustration. */
export const Features = ({ features, language }: { features: Texts; language: Language }) => (
  <section id="features" className="section features" tabIndex={-1} aria-labelledby="features-title">
    <SectionHead id="features-title" eyebrow={features.eyebrow} title={features.title} lead={features.lead} />
    <div className="feature-cards">
      <Feature name="cycle" sample {...pick(features.cycle)}>
        <CycleArt cycle={features.cycle} />
      </Feature>
      <Feature name="matching" {...pick(features.matching)}>
        <MatchArt matching={features.matching} language={language} />
      </Feature>
      <Feature name="contracts" {...features.contracts}>
        <ContractArt />
      </Feature>
      <Feature name="analytics" {...features.analytics}>
        <AnalyticsArt />
      </Feature>
      <Feature name="pools" {...features.pools}>
        <PoolsArt />
      </Feature>
      <Feature name="calendar" {...features.calendar}>
        <CalendarArt />
      </Feature>
      <Feature name="revenue" {...features.revenue}>
        <RevenueArt />
      </Feature>
    </div>
  </section>
);

const pick = ({ title, text }: { title: string; text: string }) => ({ title, text });
