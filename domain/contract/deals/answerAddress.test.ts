import { describe, expect, it } from 'vitest';
import { answerAddress, type PreparedAnswer, readAnswer } from './answerAddress.ts';

const read = (address: string) => readAnswer(new URL(address, 'https://talentbench.example/provider/'));

describe('The address of a prepared answer', () => {
  it.each<PreparedAnswer>([
    { way: 'propose', candidate: 'BE-1', rate: 9500, startDate: '2026-07-01', message: 'Free & ready?\n#1' },
    { way: 'ask', candidate: undefined, message: 'Which time zone?' },
    { way: 'decline', candidate: undefined, message: null },
  ])('is read as it was written: %o', (prepared) => {
    expect(read(answerAddress('RR/1 2', prepared))).toEqual(prepared);
  });

  it('keeps the message from servers', () => {
    const { search, pathname } = new URL(
      answerAddress('RR-1', { way: 'ask', message: 'Secret' }),
      'https://talentbench.example/provider/',
    );
    expect(`${pathname}${search}`).toBe('/provider/requests/RR-1/show/respond?way=ask');
  });

  it('leaves out values that are none', () => {
    expect(read('show/respond?way=propose&rate=free&startDate=soon')).toEqual({
      way: 'propose',
      candidate: undefined,
      message: null,
    });
    expect(read('show/respond?candidate=BE-1')).toBeNull();
    expect(read('show/respond?way=accept')).toBeNull();
  });
});
