import { describe, expect, it } from 'vitest';
import { distance, liesIn } from './gazetteer.ts';
import { loadGazetteer } from './loadGazetteer.ts';

const { read, zoneOf } = await loadGazetteer();
const cityOf = (text: string) => {
  const city = read(text)?.city;
  if (!city) throw new Error(`${text} is no city`);
  return city;
};

describe('the gazetteer', () => {
  it.each([
    [
      'Munich, Germany',
      'München, Deutschland',
      'Múnich, Alemania',
      'Munich, Allemagne',
      'munchen',
      'MUENCHEN',
    ],
    ['Cologne, Germany', 'Köln', 'Colonia, Alemania', 'Cologne'],
    ['Vienna, Austria', 'Wien', 'Vienne, Autriche', 'Viena'],
    ['Kraków, Poland', 'Krakau, Polen', 'Cracovie', 'Cracow', 'Cracovia, Polonia'],
    ['Bengaluru, India', 'Bangalore', 'Bangalore, Inde'],
    ['New York, United States', 'New York City', 'Nueva York, EE. UU.', 'New York, NY, USA'],
    ['London, United Kingdom', 'Londres', 'London, England', 'London, UK'],
    ['Kochi, India', 'Cochin'],
  ])('%s has the same city under its other names', (...names) => {
    const [first, ...others] = names.map(cityOf);
    expect(first).toBeDefined();
    for (const other of others) expect(other).toBe(first);
  });

  it.each([
    ['Birmingham, United Kingdom', 'GB', null],
    ['Birmingham, AL', 'US', 'AL'],
    ['London, Canada', 'CA', null],
    ['Portland, ME', 'US', 'ME'],
    ['Portland', 'US', 'OR'],
  ])('%s is told apart from cities of the same name', (text, country, state) => {
    expect(cityOf(text)).toMatchObject({ country, state });
  });

  it.each(['Germany', 'Deutschland', 'Allemagne', 'Alemania'])('%s is a country', (name) => {
    expect(read(name)).toEqual({ city: null, country: 'DE', isCountry: true });
  });

  it.each([
    ['EU', 'Lisbon', 'Zurich'],
    ['Europäischer Wirtschaftsraum', 'Oslo, Norway', 'London, UK'],
    ['DACH-Raum', 'Wien', 'Paris'],
    ['Nordics', 'Reykjavik, Iceland', 'Berlin'],
    ['Latinoamérica', 'Bogotá, Colombia', 'Madrid'],
    ['APAC', 'Bengaluru', 'Dubai'],
    ['Moyen-Orient et Afrique du Nord', 'Dubai', 'Nairobi, Kenya'],
    ['EMEA', 'Nairobi, Kenya', 'Austin, TX'],
    ['Europe', 'London', 'Istanbul'],
  ])('%s is a region, with %s and without %s', (name, inside, outside) => {
    const region = read(name);
    expect([inside, outside].map((one) => liesIn(read(one), region, 0))).toEqual([true, false]);
    expect(region && zoneOf(region)).toBeNull();
  });

  it('a town that is called like a region is one where its country stands beside it', () => {
    expect(read('Eu, France')).toMatchObject({ country: 'FR' });
  });

  it('a place that it does not know has the country that it is in, or none', () => {
    expect(read('Bad Nirgends, Germany')).toEqual({ city: null, country: 'DE', isCountry: false });
    expect([read('Nowhere'), read(''), read(', ,')]).toEqual([null, null, null]);
  });

  it('cities have their distance on the globe', () => {
    expect(distance(cityOf('Berlin'), cityOf('Munich'))).toBeCloseTo(504, -1);
    expect(distance(cityOf('London, UK'), cityOf('New York'))).toBeCloseTo(5570, -2);
    expect(distance(cityOf('Paris'), cityOf('Paris'))).toBe(0);
  });

  it('a place lies in its country, in its own city, and near others', () => {
    const potsdam = read('Potsdam, Germany');
    expect(liesIn(potsdam, read('Allemagne'), 0)).toBe(true);
    expect(liesIn(potsdam, read('Berlin'), 0)).toBe(false);
    expect(liesIn(potsdam, read('Berlin'), 50)).toBe(true);
    expect(liesIn(potsdam, read('Munich'), 50)).toBe(false);
    expect(liesIn(read('Bad Nirgends, Germany'), read('Germany'), 0)).toBe(true);
    expect(liesIn(read('Bad Nirgends, Germany'), read('Bad Nirgends, Germany'), 500)).toBe(false);
    expect(liesIn(null, read('Germany'), 0)).toBe(false);
  });

  it('knows the time zone of a city, and of a country that has one', () => {
    const zoneNamed = (text: string) => {
      const place = read(text);
      return place && zoneOf(place);
    };
    expect(
      ['Bengaluru, India', 'Austin, TX', 'Phoenix', 'Wien', 'Perth, Australia', 'India'].map(zoneNamed),
    ).toEqual([
      'Asia/Kolkata',
      'America/Chicago',
      'America/Phoenix',
      'Europe/Vienna',
      'Australia/Perth',
      'Asia/Kolkata',
    ]);
    expect(['United States', 'Australia'].map(zoneNamed)).toEqual([null, null]);
  });
});
