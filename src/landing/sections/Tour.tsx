import { type Language, languages } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';
import { Icon } from '../frame/Icon.tsx';

interface Props {
  tour: LandingTexts['tour'];
  language: Language;
}

/** The demo video's dialog. The video is inserted when the dialog is first opened. */
export const Tour = ({ tour, language }: Props) => (
  <dialog id="tour" className="tour" aria-labelledby="tour-title" aria-describedby="tour-lead">
    <div className="tour-head">
      <div>
        <h2 id="tour-title">{tour.title}</h2>
        <p id="tour-lead">{tour.lead}</p>
      </div>
      <button type="button" className="icon-button" aria-label={tour.close} data-closes="">
        <Icon name="close" />
      </button>
    </div>
    <div
      className="stage"
      data-label={tour.video}
      data-unavailable={tour.unavailable}
      data-language={language}
      data-languages={JSON.stringify(languages)}
    >
      <button type="button" className="play" aria-label={tour.play}>
        <Icon name="play" />
      </button>
    </div>
    <p className="tour-failed" role="status" />
    <button type="button" className="button primary large" data-opens="signUp" data-closes="">
      {tour.action}
    </button>
  </dialog>
);
