import type { LandingTexts } from '../catalogues.ts';
import { Icon } from './Icon.tsx';

/** The results of a search, as counts only. Empty and hidden until the first search. */
export const SearchPanel = ({ search }: { search: LandingTexts['search'] }) => (
  <section
    id="search-panel"
    className="search-panel"
    aria-label={search.results}
    tabIndex={-1}
    hidden
    data-texts={JSON.stringify(search)}
  >
    <button type="button" className="icon-button" aria-label={search.close}>
      <Icon name="close" />
    </button>
    <p role="status" />
    <div className="search-counts" />
    <div className="search-invitation" hidden>
      <p>{search.invitation}</p>
      <button type="button" className="button primary" data-opens="signUp">
        {search.signUp}
      </button>
    </div>
  </section>
);
