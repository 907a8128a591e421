import type { LandingTexts } from '../catalogues.ts';
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

/** The three tiers of the sample market. */
const SampleTiers = ({ pricing }: { pricing: Texts }) => (
  <section
    id="pricing"
    className="section pricing"
    tabIndex={-1}
    aria-labelledby="pricing-title"
    data-facts="sample"
  >
    <SectionHead id="pricing-title" eyebrow={pricing.eyebrow} title={pricing.title} lead={pricing.lead} />
    <div className="tiers">
      {(['freemium', 'premium', 'enterprise'] as const).map((tier) => (
        <TierCard key={tier} tier={tier} pricing={pricing} />
      ))}
    </div>
  </section>
);

/** Where the page's script inserts the plans of a market with its own data. */
const OwnPlans = ({ pricing: { own, eyebrow, freemium, includes } }: { pricing: Texts }) => (
  <section
    className="section pricing"
    tabIndex={-1}
    aria-labelledby="plans-title"
    data-facts="counted"
    data-texts={JSON.stringify({ ...own, free: freemium.price })}
    hidden
  >
    <SectionHead id="plans-title" eyebrow={eyebrow} title={own.title} lead={own.lead} />
    <div className="tiers" />
    <template>
      <article className="tier plan">
        <h3 data-plan="name">{own.title}</h3>
        <p className="price" data-plan="price" />
        <p className="tier-text" data-plan="billed" />
        <ul className="checks" aria-label={includes}>
          {(['bench', 'users', 'customFields'] as const).map((limit) => (
            <li key={limit}>
              <Icon name="check" />
              <span data-plan={limit} />
            </li>
          ))}
        </ul>
        <button type="button" className="button quiet wide" data-opens="signUp">
          {freemium.action}
        </button>
      </article>
    </template>
  </section>
);

/** Pricing: the sample market's tiers, or the market's own plans. */
export const Pricing = ({ pricing }: { pricing: Texts }) => (
  <>
    <SampleTiers pricing={pricing} />
    <OwnPlans pricing={pricing} />
  </>
);
