import type { PublicJob } from '../../../domain/jobPages/publicJob.ts';
import { countryNamed } from '../../../domain/places/countries.ts';

/** "Pune, India" as schema.org location; a remote job names the country in which applicants must live. */
export const whereJobIs = ({ location, workplace }: Pick<PublicJob, 'location' | 'workplace'>) => {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const country = countryNamed(parts.at(-1) ?? '');
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
