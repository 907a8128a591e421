import type { PublicJob } from './publicJobs.ts';

/** "Pune, India" as schema.org location; a remote job names the country in which applicants must live. */
export const whereJobIs = ({ location, workplace }: Pick<PublicJob, 'location' | 'workplace'>) => {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const country = codeOf(parts.at(-1) ?? '');
  if (workplace === 'Remote' || /\bremote\b/i.test(location))
    return {
      jobLocationType: 'TELECOMMUTE',
      ...(country && { applicantLocationRequirements: { '@type': 'Country', name: country } }),
    };
  const places = country ? parts.slice(0, -1) : [location];
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(places.length > 0 && { addressLocality: places.join(', ') }),
        ...(country && { addressCountry: country }),
      },
    },
  };
};

const otherNames = { usa: 'US', 'united states of america': 'US', uk: 'GB', uae: 'AE', holland: 'NL' };

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** ISO 3166 codes by English country name. */
const codes = new Map<string, string>();

/** Codes of former countries mapped to their successors: DD to DE. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const codeOf = (country: string): string | undefined => {
  if (codes.size === 0) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code)?.toLowerCase();
      if (name && isCurrent(code)) codes.set(name, code);
    }
    for (const [name, code] of Object.entries(otherNames)) codes.set(name, code);
  }
  return codes.get(country.toLowerCase());
};
