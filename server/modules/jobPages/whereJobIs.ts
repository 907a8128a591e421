import type { PublicJob } from '../../../domain/jobPages/publicJob.ts';
import { countryNamed } from '../../../domain/places/countries.ts';

type Placed = Pick<PublicJob, 'location' | 'workplace'>;

/** "Pune, India" as locality and country code; whatever is not named is null. */
export const placeOf = ({ location, workplace }: Placed) => {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const country = countryNamed(parts.at(-1) ?? '');
  const places = country ? parts.slice(0, -1) : [location];
  return {
    country,
    locality: places.join(', ') || null,
    isRemote: workplace === 'Remote' || /\bremote\b/i.test(location),
  };
};

/** A location for schema.org; a remote job names the country in which applicants must live. */
export const whereJobIs = (job: Placed) => {
  const { country, locality, isRemote } = placeOf(job);
  if (isRemote)
    return {
      jobLocationType: 'TELECOMMUTE',
      ...(country && { applicantLocationRequirements: { '@type': 'Country', name: country } }),
    };
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(locality && { addressLocality: locality }),
        ...(country && { addressCountry: country }),
      },
    },
  };
};
