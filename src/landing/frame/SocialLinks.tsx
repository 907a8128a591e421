import { type SocialNetwork, siteDetails } from '../siteDetails.ts';

/** Simple icons of our own, recognizable without using the companies' logo files. */
const signs: Record<SocialNetwork, string> = {
  Facebook:
    'M13.5 20.5V13h2.7l.5-3h-3.2V8.3c0-1 .4-1.6 1.7-1.6h1.6V4.1c-.5-.1-1.3-.1-2.2-.1-2.4 0-4 1.4-4 4v2H8v3h2.6v7.5Z',
  Twitter: 'M4 4.5h4.3l4 5.6 4.8-5.6H19l-5.8 6.8L20 20.5h-4.3l-4.4-6.1-5.2 6.1H4.2l6.2-7.3Z',
  LinkedIn:
    'M4.5 9.5h3v10h-3Zm1.5-5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm4 5h2.9v1.4c.6-1 1.6-1.7 3.1-1.7 2.5 0 3.5 1.6 3.5 4.3v6h-3v-5.4c0-1.5-.4-2.3-1.6-2.3-1.3 0-1.9.9-1.9 2.4v5.3h-3Z',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm0 1.8A2.2 2.2 0 0 0 5.8 8v8c0 1.2 1 2.2 2.2 2.2h8c1.2 0 2.2-1 2.2-2.2V8c0-1.2-1-2.2-2.2-2.2Zm4 2.4a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Zm0 1.8a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm4.1-2.9a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  YouTube:
    'M6.5 5.5h11A3.5 3.5 0 0 1 21 9v6a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 15V9a3.5 3.5 0 0 1 3.5-3.5ZM10 9v6l5-3Z',
};

/** Links to our social media profiles; each address is set at build time. */
export const SocialLinks = ({ label }: { label: string }) => (
  <ul className="social" aria-label={label}>
    {(Object.keys(signs) as SocialNetwork[]).map((network) => (
      <li key={network}>
        <a href={siteDetails.social[network]} rel="noopener">
          <span className="unseen">{network}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path fillRule="evenodd" d={signs[network]} />
          </svg>
        </a>
      </li>
    ))}
  </ul>
);
