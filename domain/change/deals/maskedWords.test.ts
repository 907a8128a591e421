import { describe, expect, it } from 'vitest';
import { hiddenName } from '../../access/masks.ts';
import { readerOver } from '../testing/readerOver.ts';
import { rowWith } from '../testing/rowWith.ts';
import { maskedReason, maskedWords, secretsOf, secretsWithProvider } from './maskedWords.ts';

const candidate = (more: Record<string, unknown> = {}) =>
  rowWith('BE-1', {
    name: 'Meenakshi Raman',
    skills: ['Java'],
    masked: true,
    revealedTo: ['CO-003'],
    ...more,
  });
const world = {
  candidates: [candidate()],
  companies: [rowWith('CO-001', { name: 'Northwind Staffing' })],
  users: [
    rowWith('USR-1', { companyId: 'CO-001', fullName: 'Paula Provider' }),
    rowWith('USR-2', { companyId: 'CO-002', fullName: 'Rita Recruiter' }),
  ],
};
const deal = { candidateId: 'BE-1', recruiterId: 'CO-002', providerId: 'CO-001', masked: true };

describe('what a recruiter may not learn from a text', () => {
  it('is nothing about a candidate that it knows, that is not masked, or that is not named', async () => {
    const reader = readerOver(world);
    expect(await secretsOf({ ...deal, recruiterId: 'CO-003' }, reader)).toBeNull();
    expect(await secretsOf({ ...deal, candidateId: null }, reader)).toBeNull();
    expect(await secretsOf({ ...deal, candidateId: 'BE-9' }, reader)).toBeNull();
    const open = readerOver({ ...world, candidates: [candidate({ masked: false })] });
    expect(await secretsOf(deal, open)).toBeNull();
  });

  it('is the candidate, and the provider with its people and the author while the request hides it', async () => {
    const reader = readerOver(world);
    expect(await secretsOf({ ...deal, masked: false }, reader, 'Paula')).toEqual({ name: 'Meenakshi Raman' });
    expect(await secretsOf(deal, reader, 'Paula P.')).toEqual({
      name: 'Meenakshi Raman',
      people: ['Paula Provider'],
      spared: ['Java'],
      company: 'Northwind Staffing',
      author: 'Paula P.',
    });
  });

  it('has no company that is gone, and no author who is hidden already', async () => {
    const reader = readerOver({});
    for (const author of [undefined, 7, hiddenName])
      expect(await secretsWithProvider(candidate(), 'CO-001', reader, author)).toEqual({
        name: 'Meenakshi Raman',
        people: [],
        spared: ['Java'],
      });
  });
});

describe('a text as the recruiter reads it', () => {
  const secrets = { name: 'Meenakshi Raman' };

  it('is the text itself without secrets, and nothing where there is no text', () => {
    expect(maskedWords('Meenakshi Raman', null)).toBeNull();
    expect(maskedWords(null, secrets)).toBeNull();
    expect(maskedWords(7, secrets)).toBeNull();
  });

  it('has no secrets in it, and is no longer than its field', () => {
    expect(maskedWords('Ask Meenakshi Raman', secrets)).toBe('Ask M. R.');
    expect(maskedWords('x'.repeat(3000), secrets)).toHaveLength(2000);
    expect(maskedWords('x'.repeat(3000), secrets, 1000)).toHaveLength(1000);
  });
});

describe('the reason for an end', () => {
  const secrets = async () => ({ name: 'Meenakshi Raman' });
  const stored = { reason: 'Meenakshi Raman left', maskedReason: 'M. R. left' };

  it('is masked when the provider writes it, and stays as it is when it writes the same', async () => {
    const written = { reason: 'Meenakshi Raman is booked' };
    const masked = { maskedReason: 'M. R. is booked' };
    expect(await maskedReason(written, null, false, secrets)).toEqual(masked);
    expect(await maskedReason(written, stored, false, secrets)).toEqual(masked);
    expect(await maskedReason({ reason: stored.reason }, stored, false, secrets)).toEqual({});
    expect(await maskedReason({ reason: null }, null, false, secrets)).toEqual({});
    const long = await maskedReason({ reason: 'x'.repeat(1500) }, null, false, secrets);
    expect(long.maskedReason).toHaveLength(1000);
  });

  it('stays the provider’s when the recruiter stores what it reads', async () => {
    expect(await maskedReason({ reason: 'M. R. left' }, stored, true, secrets)).toEqual({
      reason: 'Meenakshi Raman left',
    });
  });

  it('is the recruiter’s own, which needs no mask, when the recruiter writes one', async () => {
    expect(await maskedReason({ reason: 'Too late' }, stored, true, secrets)).toEqual({ maskedReason: null });
    expect(await maskedReason({ reason: 'Too late' }, null, true, secrets)).toEqual({ maskedReason: null });
    const own = { reason: 'Too late', maskedReason: null };
    expect(await maskedReason({ reason: 'Too late' }, own, true, secrets)).toEqual({});
  });
});
