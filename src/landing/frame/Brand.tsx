/** The product's logo and name. */
export const Brand = ({ name, href }: { name: string; href: string }) => (
  <a className="brand" href={href}>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect className="brand-tile" width="32" height="32" rx="9" />
      <circle className="brand-one" cx="11" cy="11.5" r="3.2" />
      <circle className="brand-two" cx="21" cy="9.5" r="3.2" />
      <path
        className="brand-two"
        d="M6 18.5h20a1.8 1.8 0 0 1 0 3.6h-1.6V26h-2.8v-3.9H10.4V26H7.6v-3.9H6a1.8 1.8 0 0 1 0-3.6Z"
      />
    </svg>
    {name}
  </a>
);
