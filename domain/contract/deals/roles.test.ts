import { expect, test } from 'vitest';
import { roleList, seatsOf } from './roles.ts';

const schema = roleList('Roles');
const faultsOf = (roles: unknown) => {
  const { error } = schema.safeParse(roles);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('a role needs only a title, and asks for one person unless it says otherwise', () => {
  const roles = schema.parse([{ title: ' Data Engineer ' }, { title: 'Tester', headCount: 3 }]);
  expect(roles[0]).toEqual({
    title: 'Data Engineer',
    skills: [],
    minExperience: null,
    headCount: 1,
    rateMin: null,
    rateMax: null,
  });
  expect(seatsOf(roles)).toBe(4);
});

test('faults of a role are named by its part, and two roles of one title are refused', () => {
  expect(faultsOf([{ title: 'Tester', rateMin: 6000, rateMax: 5000 }])).toEqual([
    '0.rateMax: requests.rate-range',
  ]);
  expect(faultsOf([{ title: ' ', headCount: 9 }])).toEqual([
    '0.title: text.required',
    '0.headCount: number.too-large',
  ]);
  expect(faultsOf([{ title: 'Tester' }, { title: 'tester' }])).toEqual([': roles.title-twice']);
  expect(faultsOf(Array.from({ length: 13 }, (_, at) => ({ title: `Role ${at}` })))).toEqual([
    ': number.too-large',
  ]);
});
