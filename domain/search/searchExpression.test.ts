import { describe, expect, test } from 'vitest';
import {
  alsoFinding,
  passesSearch,
  readSearchExpression,
  type SearchExpression,
  searchLimits,
  textsIn,
} from './searchExpression.ts';

/** Whether a search finds a text; the fault if it cannot be read. */
const finds = (asked: string, text: string) => {
  const read = readSearchExpression(asked);
  if (read.fault) return read.fault;
  return read.search === null || passesSearch(read.search, (one) => text.toLowerCase().includes(one));
};

describe('a Boolean search', () => {
  test.each<[string, string, string[], string[]]>([
    ['every word, in any order', 'kafka java', ['Java and Kafka'], ['Java', 'Kafka']],
    ['words as parts, in any case', 'KUBER', ['Kubernetes'], ['Docker']],
    ['a phrase in quotes as it stands', '"spring boot"', ['Spring Boot'], ['Boot, Spring']],
    ['a phrase in typographic quotes', '“spring boot”', ['Spring Boot'], ['Boot, Spring']],
    ['AND like words side by side', 'java AND kafka', ['Kafka, Java'], ['Java']],
    ['OR as either', 'kafka OR rabbitmq', ['RabbitMQ', 'Kafka'], ['Redis']],
    ['NOT as the opposite', '"spring boot" AND NOT php', ['Spring Boot'], ['Spring Boot, PHP', 'PHP']],
    ['a minus before a word, phrase or group', 'a -b -"c d" -(e OR f)', ['a, c'], ['a, b', 'a, c d', 'a, f']],
    ['what is not there, alone', '-php', ['Java'], ['PHP']],
    ['NOT of NOT', 'NOT -php', ['PHP'], ['Java']],
    ['AND before OR', 'x OR y z', ['x', 'y z'], ['y', 'z']],
    ['parentheses before AND', '(kafka OR rabbitmq) java', ['Java, Kafka'], ['Java', 'Kafka']],
    ['NOT before AND', 'NOT x y', ['y'], ['x y', 'z']],
    ['operators in small letters as words', 'rock and roll', ['Rock and Roll'], ['Rock, Roll']],
    ['operators in quotes as words', '"Portland, OR"', ['Portland, OR'], ['Portland']],
    [
      'hyphens, dots and signs within a word',
      'front-end c++ .net',
      ['Front-end, C++, .NET'],
      ['frontend c++'],
    ],
    ['nothing in a hyphen that stands alone', 'java - kafka', ['Kafka, Java'], ['Java']],
    ['words of other scripts', 'разработчик OR 開発者', ['Разработчик', 'Java 開発者'], ['Developer']],
    ['words between ideographic spaces', '東京　開発', ['開発 東京'], ['東京']],
    ['everything where it is empty', '  ', ['Java'], []],
  ])('reads %s', (_, asked, found, left) => {
    expect(found.map((text) => finds(asked, text))).toEqual(found.map(() => true));
    expect(left.map((text) => finds(asked, text))).toEqual(left.map(() => false));
  });

  test.each([
    ['java "spring boot', 'search.quote-open', { at: 6 }],
    ['𝒳 spring"', 'search.quote-open', { at: 9 }],
    ['java (kafka OR (x)', 'search.parenthesis-open', { at: 6 }],
    ['(', 'search.parenthesis-open', { at: 1 }],
    ['java) kafka', 'search.parenthesis-extra', { at: 5 }],
    [') java', 'search.parenthesis-extra', { at: 1 }],
    ['java OR', 'search.word-after', { operator: 'OR', at: 6 }],
    ['java AND OR php', 'search.word-after', { operator: 'AND', at: 6 }],
    ['(java NOT)', 'search.word-after', { operator: 'NOT', at: 7 }],
    ['OR java', 'search.word-before', { operator: 'OR', at: 1 }],
    ['java (AND php)', 'search.word-before', { operator: 'AND', at: 7 }],
    ['java ()', 'search.empty', { marks: '()', at: 6 }],
    ['""', 'search.empty', { marks: '""', at: 1 }],
  ])('names the place of the fault in %s', (asked, code, values) => {
    expect(finds(asked, '')).toEqual({ code, values });
  });

  test('names each of its texts once, and those that it asks for without those that it excludes', () => {
    const { search } = readSearchExpression('java (kafka OR java) -php NOT (a b)') as {
      search: SearchExpression;
    };
    expect(textsIn(search, 'all')).toEqual(['java', 'kafka', 'php', 'a', 'b']);
    expect(textsIn(search, 'wanted')).toEqual(['java', 'kafka']);
  });

  test('that also finds rows by their documents counts a word as there, whichever of both has it', () => {
    const inDocuments: Record<string, string[]> = { kafka: ['1', '2'], php: ['2'] };
    const rows = { 1: 'Java', 2: 'Java', 3: 'Java, Kafka', 4: 'Kafka' };
    const found = (asked: string) => {
      const { search } = readSearchExpression(asked) as { search: SearchExpression };
      const wide = alsoFinding(search, (text) => (inDocuments[text] ? [{ ids: inDocuments[text] }] : []));
      return Object.entries(rows).flatMap(([id, text]) =>
        passesSearch(wide, (one) => text.toLowerCase().includes(one), id) ? [id] : [],
      );
    };
    expect(found('kafka java')).toEqual(['1', '2', '3']);
    expect(found('kafka -php')).toEqual(['1', '3', '4']);
    expect(found('NOT kafka')).toEqual([]);
    expect(found('php OR (kafka AND NOT java)')).toEqual(['2', '4']);
  });

  test('has a limit of levels and of words', () => {
    const { levels, words } = searchLimits;
    const nested = (depth: number) => `${'('.repeat(depth)}java${')'.repeat(depth)}`;
    expect(finds(nested(levels), 'Java')).toBe(true);
    expect(finds(nested(levels + 1), '')).toEqual({ code: 'search.too-deep', values: { max: levels } });
    expect(finds('a '.repeat(words), 'a')).toBe(true);
    expect(finds('a '.repeat(words + 1), '')).toEqual({
      code: 'search.too-many-words',
      values: { max: words },
    });
  });
});
