import { fill } from '../../../domain/words/fill.ts';
import type { LandingTexts } from '../catalogues.ts';
import { Icon } from '../frame/Icon.tsx';
import { SectionHead } from './SectionHead.tsx';

type Texts = LandingTexts['testimonials'];

const rating = 5;
const star = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8Z';

const Rating = ({ label }: { label: string }) => (
  <p className="rating">
    <svg viewBox={`0 0 ${24 * rating} 24`} role="img" aria-label={fill(label, { rating: String(rating) })}>
      {Array.from({ length: rating }, (_, place) => `translate(${24 * place})`).map((transform) => (
        <path key={transform} d={star} transform={transform} />
      ))}
    </svg>
  </p>
);

const Slide = ({ texts, place }: { texts: Texts; place: number }) => {
  const person = texts.people[place] as Texts['people'][number];
  const position = { number: String(place + 1), total: String(texts.people.length) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the pattern for carousels, not a set of fields
    <div
      className="slide"
      role="group"
      aria-roledescription={texts.slide}
      aria-label={fill(texts.position, position)}
      data-shown={place === 0 ? '' : undefined}
    >
      <figure>
        <Rating label={texts.rating} />
        <blockquote>
          <p>{person.quote}</p>
        </blockquote>
        <figcaption>
          <span className="initials" aria-hidden="true">
            {person.initials}
          </span>
          <span>
            <strong>{person.name}</strong>
            <br />
            {person.role}, {person.company}
          </span>
        </figcaption>
      </figure>
    </div>
  );
};

const Controls = ({ texts }: { texts: Texts }) => (
  <div className="carousel-controls">
    <button
      type="button"
      className="icon-button"
      data-carousel="pause"
      aria-label={texts.pause}
      data-pause={texts.pause}
      data-resume={texts.resume}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
    <button type="button" className="icon-button" data-carousel="previous" aria-label={texts.previous}>
      <Icon name="previous" />
    </button>
    <button type="button" className="icon-button" data-carousel="next" aria-label={texts.next}>
      <Icon name="next" />
    </button>
  </div>
);

/** Three testimonials, one at a time. All have the same height, so that the layout does not shift. */
export const Testimonials = ({ testimonials }: { testimonials: Texts }) => (
  <section
    id="testimonials"
    data-facts="sample"
    className="section testimonials"
    aria-labelledby="testimonials-title"
    aria-roledescription={testimonials.role}
  >
    <div className="testimonials-side">
      <SectionHead id="testimonials-title" eyebrow={testimonials.eyebrow} title={testimonials.title} />
      <Controls texts={testimonials} />
    </div>
    <div className="slides" aria-live="off">
      {testimonials.people.map(({ name }, place) => (
        <Slide key={name} texts={testimonials} place={place} />
      ))}
    </div>
  </section>
);
