import { describe, expect, test } from 'vitest';
import { waitsSince } from './waiting.ts';

const sent = '2026-03-01T09:00:00.000Z';
const asked = '2026-03-05T09:00:00.000Z';
const later = '2026-03-06T09:00:00.000Z';
const request = (status: string, answeredAt: string | null = null) =>
  ({ status, answeredAt, createdAt: sent }) as Parameters<typeof waitsSince>[0];
const said = (kind: 'question' | 'answer' | 'viewed', side: 'provider' | 'recruiter', at: string) => ({
  kind,
  side,
  at,
});

describe('a request waits for its provider', () => {
  test('from when it is sent until the first answer', () => {
    expect(waitsSince(request('Pending Response'), [])).toBe(sent);
  });
  test('even if it has been viewed', () => {
    expect(waitsSince(request('Under Review'), [said('viewed', 'provider', asked)])).toBe(sent);
  });
  test('from when the recruiter asks a question, even after an earlier answer', () => {
    const question = said('question', 'recruiter', asked);
    expect(waitsSince(request('Under Review', sent), [question])).toBe(asked);
    expect(waitsSince(request('Proposal Sent', sent), [question])).toBe(asked);
  });
  test('until the question is answered', () => {
    const steps = [said('question', 'recruiter', asked), said('answer', 'provider', later)];
    expect(waitsSince(request('Under Review', sent), steps)).toBeNull();
  });
  test('but not while the recruiter owes an answer, or after it is closed', () => {
    expect(waitsSince(request('Under Review', sent), [said('question', 'provider', asked)])).toBeNull();
    for (const status of ['Declined', 'Withdrawn', 'Accepted'])
      expect(waitsSince(request(status), [said('question', 'recruiter', asked)])).toBeNull();
  });
});
