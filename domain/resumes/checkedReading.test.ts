import { expect, it } from 'vitest';
import { checkedReading, type ReadValue } from './checkedReading.ts';

const text = 'Consultant: Ana Ruiz\nStack: Java;  SQL\nBase: Lyon, France\nRate: 640 EUR a day';

it('values are taken whose words are in the text, however they are spaced', () => {
  const reading = {
    name: { value: 'Ana Ruiz', quotes: ['Consultant: Ana Ruiz'] },
    skills: { value: ['Java', 'SQL'], quotes: ['Stack: Java; SQL'] },
    rate: { value: 8000, quotes: ['640 EUR', 'a day'] },
    currency: { value: 'EUR', quotes: ['640 EUR'] },
  };
  expect(checkedReading(reading, text)).toEqual({
    values: { name: 'Ana Ruiz', skills: ['Java', 'SQL'], rate: 8000, currency: 'EUR' },
    quotes: {
      name: ['Consultant: Ana Ruiz'],
      skills: ['Stack: Java; SQL'],
      rate: ['640 EUR', 'a day'],
      currency: ['640 EUR'],
    },
  });
});

it.each<[string, Record<string, ReadValue>]>([
  ['that the text does not say', { title: { value: 'Pilot', quotes: ['Pilot since 2010'] } }],
  ['without a quote', { name: { value: 'Ana Ruiz', quotes: [] } }],
  ['with an empty quote', { name: { value: 'Ana Ruiz', quotes: [' '] } }],
  ['with one quote that is made up', { name: { value: 'Ana Ruiz', quotes: ['Ana Ruiz', 'Dr. Ana Ruiz'] } }],
  ['of another kind than the field', { skills: { value: 'Java', quotes: ['Java'] } }],
  ['out of range', { experience: { value: 600, quotes: ['640'] } }],
  ['of a rate without its currency', { rate: { value: 8000, quotes: ['640 EUR'] } }],
  ['of a currency without its rate', { currency: { value: 'EUR', quotes: ['640 EUR'] } }],
  ['of a field that no resume fills', { companyId: { value: 'CO-002', quotes: ['Lyon'] } }],
])('values %s are left out', (_, reading) => {
  expect(checkedReading(reading, text)).toEqual({ values: {}, quotes: {} });
});

it('a rate in a currency that is not in use is left out', () => {
  const reading = {
    rate: { value: 8000, quotes: ['640 EUR'] },
    currency: { value: 'EUR', quotes: ['640 EUR'] },
  };
  expect(checkedReading(reading, text, { inUse: ['EUR'] }).values).toEqual({ rate: 8000, currency: 'EUR' });
  expect(checkedReading(reading, text, { inUse: ['USD', 'INR'] })).toEqual({ values: {}, quotes: {} });
});
