import { describe, expect, it } from 'vitest';
import { whyDeploymentIsSilent } from '../../contract/deals/conversationRules.ts';
import { mentionedIn } from './messageNotifications.ts';

const people = [
  { id: 'USR-1', fullName: 'Ada Bench' },
  { id: 'USR-2', fullName: 'Ada Bench-Meyer' },
  { id: 'USR-3', fullName: 'Jürgen Groß' },
];

describe('Mentions in a message', () => {
  it.each([
    ['@Ada Bench, please look', ['USR-1']],
    ['Ask @ada bench-meyer.', ['USR-2']],
    ['@JÜRGEN GROß and @Ada Bench', ['USR-3', 'USR-1']],
    ['@Ada Bench @Ada Bench', ['USR-1']],
    ['@Ada Benches and ada@bench.example', []],
    ['Ada Bench without the sign', []],
  ])('“%s” mentions %j', (text, ids) => {
    expect(mentionedIn(text, people)).toEqual(ids);
  });
});

describe('The conversation of a deployment', () => {
  const running = {
    type: 'SOW',
    recruiterId: 'CO-002',
    signedDate: '2026-01-10',
    startDate: '2026-02-01',
    endDate: '2026-05-31',
    endedOn: null,
  } as const;

  it('is open until 90 days after the last day, also of one that ended early', () => {
    expect(whyDeploymentIsSilent(running, '2026-08-29')).toBeNull();
    expect(whyDeploymentIsSilent(running, '2026-08-30')).toMatchObject({
      code: 'conversations.deployment-over',
    });
    const early = { ...running, endedOn: '2026-03-01' };
    expect(whyDeploymentIsSilent(early, '2026-05-30')).toBeNull();
    expect(whyDeploymentIsSilent(early, '2026-05-31')).not.toBeNull();
  });

  it('needs a signature and a client on the platform', () => {
    expect(whyDeploymentIsSilent({ ...running, signedDate: null }, '2026-03-01')).toBe(
      'conversations.not-deployed',
    );
    expect(whyDeploymentIsSilent({ ...running, type: 'NDA' }, '2026-03-01')).toBe(
      'conversations.not-deployed',
    );
    expect(whyDeploymentIsSilent({ ...running, recruiterId: null }, '2026-03-01')).toBe(
      'conversations.no-client',
    );
  });
});
