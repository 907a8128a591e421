import { describe, expect, it } from 'vitest';
import { printPosition, readPosition } from './position.ts';

describe('the position of a stream', () => {
  it('is read as it was printed', () => {
    const position = { epoch: '7-00000001-16384', at: 1_780_000_000, snapshot: '815:820:816,818' };
    expect(readPosition(printPosition(position))).toEqual(position);
  });

  it('goes back to the oldest open transaction if too many are open', () => {
    const running = Array.from({ length: 400 }, (_, number) => 1001 + number).join(',');
    const printed = printPosition({ epoch: 'e', at: 1, snapshot: `1000:2000:${running}` });
    expect(printed).toBe('e.1.1000:1000:');
  });

  it.each([
    '',
    'e.1',
    'e.1.9:3:',
    'e.1.3:9:9',
    'e.1.3:9:2',
    'e.1.3:9:5,4',
    'e.1.3:9:4,,5',
    'e.1.0:9:',
    "e.1.3:9:';",
  ])('is unknown if it is %j, which no server has sent', (text) => expect(readPosition(text)).toBeNull());
});
