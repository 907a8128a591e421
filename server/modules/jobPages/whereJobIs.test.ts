import { describe, expect, it } from 'vitest';
import { whereJobIs } from './whereJobIs.ts';

const address = (location: string) => whereJobIs({ location, workplace: null }).jobLocation?.address;

describe('the location of a job for search engines', () => {
  it('separates the town from the ISO code of the country', () => {
    expect(address('Pune, India')).toMatchObject({ addressLocality: 'Pune', addressCountry: 'IN' });
    expect(address('Austin, Texas, United States')).toMatchObject({
      addressLocality: 'Austin, Texas',
      addressCountry: 'US',
    });
    expect(address('London, UK')).toMatchObject({ addressLocality: 'London', addressCountry: 'GB' });
    expect(address('Germany')).toEqual({ '@type': 'PostalAddress', addressCountry: 'DE' });
  });

  it('keeps the text unchanged if no country is known', () => {
    expect(address('Kochi')).toEqual({ '@type': 'PostalAddress', addressLocality: 'Kochi' });
    expect(address('Pune, near the river')).toMatchObject({ addressLocality: 'Pune, near the river' });
  });

  it('names the country for a remote job instead of a place', () => {
    expect(whereJobIs({ location: 'Pune, India', workplace: 'Remote' })).toEqual({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'IN' },
    });
    expect(whereJobIs({ location: 'Remote', workplace: null })).toEqual({ jobLocationType: 'TELECOMMUTE' });
  });
});
