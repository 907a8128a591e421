import type { LandingTexts } from '../../i18n/en/landing.ts';
import { Icon } from '../frame/Icon.tsx';
import { SectionHead } from './SectionHead.tsx';

type Texts = LandingTexts['pricing'];
type Tier = 'freemium' | 'premium' | 'enterprise';

const TierAction = ({ tier, label }: { tier: Tier; label: string }) =>
  tier === 'enterprise' ? (
    <a className="button quiet wide" href="#contact">
      {label}
    </a>
  ) : (
    <button
      type="button"
      className={`button wide ${tier === 'premium' ? 'primary' : 'quiet'}`}
      data-opens="signUp"
    >
      {label}
    </button>
  );

const TierCard = ({ tier, pricing }: { tier: Tier; pricing: Texts }) => {
  const { title, price, text, features, action } = pricing[tier];
  return (
    <article className={`tier ${tier}`}>
      <div className="tier-head">
        <h3>{title}</h3>
        {tier === 'premium' && <p className="popular">{pricing.popular}</p>}
      </div>
      <p className="price">{price}</p>
      <p className="tier-text">{text}</p>
      <ul className="checks" aria-label={pricing.includes}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <TierAction tier={tier} label={action} />
    </article>
  );
};

/** Three tiers, from free to tailor-made. */
export const Pricing = ({ pricing }: { pricing: Texts }) => (
  <section id="pricing" className="section pricing" tabIndex={-1} aria-labelledby="pricing-title">
    <SectionHead id="pricing-title" eyebrow={pricing.eyebrow} title={pricing.title} lead={pricing.lead} />
    <div className="tiers">
      {(['freemium', 'premium', 'enterprise'] as const).map((tier) => (
        <TierCard key={tier} tier={tier} pricing={pricing} />
      ))}
    </div>
  </section>
);
