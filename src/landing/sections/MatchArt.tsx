import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';

interface Props {
  matching: LandingTexts['features']['matching'];
  language: Language;
}

const score = (language: Language) => (0.92).toLocaleString(language, { style: 'percent' });

/** One candidate's match score and its three parts. */
export const MatchArt = ({ matching, language }: Props) => (
  <div className="match-art">
    <svg className="match-ring" viewBox="0 0 160 160" role="img" aria-label={matching.example}>
      <circle className="ring-track" cx="80" cy="80" r="64" />
      <circle className="ring" cx="80" cy="80" r="64" pathLength="100" />
      <text x="80" y="92" textAnchor="middle">
        {score(language)}
      </text>
    </svg>
    <dl>
      <div className="full">
        <dt>{matching.skill}</dt>
        <dd>{score(language)}</dd>
      </div>
      <div className="most">
        <dt>{matching.responsiveness}</dt>
        <dd>{matching.quick}</dd>
      </div>
      <div className="whole">
        <dt>{matching.availability}</dt>
        <dd>{matching.now}</dd>
      </div>
    </dl>
  </div>
);
