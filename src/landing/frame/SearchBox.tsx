import type { LandingTexts } from '../catalogues.ts';
import { Icon } from './Icon.tsx';

/** Searches for the number of matching listed profiles. */
export const SearchBox = ({ search, className }: { search: LandingTexts['search']; className?: string }) => (
  <form className={`search-box ${className ?? ''}`} aria-label={search.label} data-search="">
    <search>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={search.placeholder}
        aria-label={search.label}
      />
      <button type="button" className="clear" aria-label={search.clear} hidden>
        <Icon name="close" />
      </button>
    </search>
  </form>
);
