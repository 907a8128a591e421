import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namesIn } from './address.ts';
import { allOperations } from './all.ts';
import { inputOfQuery, type Operation, operation, routesOf } from './operation.ts';
import { readGiven } from './readGiven.ts';

const erase = operation({
  method: 'POST',
  path: '/{noun}/{id}/erasure',
  access: ({ noun }) => ({ noun: noun as 'users', verb: 'show' }),
  input: z.strictObject({
    noun: z.enum(['users', 'candidates']),
    id: z.string(),
    names: z.array(z.string()),
  }),
  tag: 'privacy',
  summary: 'Erase a person',
});

describe('an operation', () => {
  it('has a route for each value of a listed input in its path', () => {
    expect(routesOf(erase as Operation)).toEqual([
      { path: '/users/{id}/erasure', access: { noun: 'users', verb: 'show' }, values: { noun: 'users' } },
      {
        path: '/candidates/{id}/erasure',
        access: { noun: 'candidates', verb: 'show' },
        values: { noun: 'candidates' },
      },
    ]);
  });

  it('parses comma-separated lists in a query', () => {
    expect(inputOfQuery(erase as Operation, { id: '1,2', names: 'Ada,Grace' })).toEqual({
      id: '1,2',
      names: ['Ada', 'Grace'],
    });
    expect(inputOfQuery(erase as Operation, { names: '' })).toEqual({ names: [] });
  });

  it('refuses invalid input with the path of each field', () => {
    const given = { noun: 'users', id: 1, names: ['Ada', 2], extra: true };
    expect(() => readGiven(erase.input, given)).toThrow(
      expect.objectContaining({
        status: 400,
        errors: { id: expect.any(String), 'names.1': expect.any(String), extra: 'Unknown field' },
      }),
    );
  });

  it.each(Object.entries(allOperations()))('%s has an input for every name in its path', (_, declared) => {
    const { path, input } = declared;
    expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(namesIn(path)));
  });
});
