import { describe, expect, it } from 'vitest';
import { interviewerList, interviewersOf, listedTwice, mostOnPanel } from './interviewers.ts';

const person = (name: string, email: string | null = null) => ({ name, email });
const panel = interviewerList('Panel');
const faultOf = (value: unknown) => panel.safeParse(value).error?.issues[0]?.message;

describe('a panel', () => {
  it('has up to nine people beside the lead, each with a name and perhaps an address', () => {
    const nine = [...'ABCDEFGHI'].map((name) => person(name));
    expect(nine).toHaveLength(mostOnPanel);
    expect(panel.parse(nine)).toEqual(nine);
    expect(panel.parse([{ name: '  สมชาย ใจดี ', email: 'Somchai@Corvane.example' }])).toEqual([
      person('สมชาย ใจดี', 'somchai@corvane.example'),
    ]);
    expect(panel.parse([{ name: 'Lee' }])).toEqual([person('Lee')]);
    expect(panel.parse([])).toEqual([]);
  });

  it.each([
    ['a tenth', [...'ABCDEFGHIJ'].map((name) => person(name)), 'number.too-large'],
    ['no name', [person(' ')], 'text.required'],
    ['a name of two lines', [person('Kim\nLee')], 'text.invisible-character'],
    ['a long name', [person('x'.repeat(121))], 'text.too-long'],
    ['a wrong address', [person('Kim', 'kim@')], 'email.invalid'],
    ['an address as header lines', [person('Kim', 'kim@corvane.example\r\nATTENDEE:x')], expect.any(String)],
    ['anything else', [{ ...person('Kim'), userId: 'USR-001' }], 'list.enter'],
    ['no list', 'Kim', 'list.enter'],
  ])('is refused with %s', (_, value, message) => {
    expect(faultOf(value)).toEqual(message);
  });

  it('comes after the lead', () => {
    const row = { interviewer: 'Kim', interviewerEmail: 'kim@corvane.example', panel: [person('Lee')] };
    expect(interviewersOf(row)).toEqual([person('Kim', 'kim@corvane.example'), person('Lee')]);
  });
});

describe('a person is listed twice', () => {
  it.each([
    ['with one address', person('Kim', 'k@c.example'), person('K. Osei', 'k@c.example'), true],
    ['with one name', person('Kim', 'k@c.example'), person('Kim', 'kim@c.example'), true],
    ['with a name in other letters', person('Zoë  Åkesson'), person('zoe akesson'), true],
    ['never as two people without addresses', person('Kim'), person('Lee'), false],
    ['never as two people', person('Kim', 'k@c.example'), person('Lee', 'l@c.example'), false],
    ['never by the vowels of a script that has them as letters', person('สมชาย'), person('สมชีย'), false],
  ])('%s', (_, one, other, isTwice) => {
    expect(listedTwice([one, person('Pat'), other])).toEqual(isTwice ? other : undefined);
  });
});
