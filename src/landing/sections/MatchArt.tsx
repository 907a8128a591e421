import type { LandingTexts } from '../catalogues.ts';

/** One candidate's match score and its three parts. */
export const MatchArt = ({ matching }: { matching: LandingTexts['features']['matching'] }) => (
  <div className="match-art">
    <svg className="match-ring" viewBox="0 0 160 160" role="img" aria-label={matching.example}>
      <circle className="ring-track" cx="80" cy="80" r="64" />
      <circle className="ring" cx="80" cy="80" r="64" pathLength="100" />
      <text x="80" y="92" textAnchor="middle">
        92%
      </text>
    </svg>
    <dl>
      <div className="full">
        <dt>{matching.skill}</dt>
        <dd>92%</dd>
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
