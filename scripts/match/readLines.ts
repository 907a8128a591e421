import { createReadStream } from 'node:fs';
import { z } from 'zod';

/** An error in an input file, worded for its author. */
export class BadLine extends Error {}

/** Reads and validates a JSONL file line by line, skipping empty lines. */
export async function* readLines<T>(
  file: string,
  schema: z.ZodType<T>,
): AsyncGenerator<{ line: number; row: T }> {
  let line = 0;
  for await (const text of linesOf(file)) {
    line++;
    if (text.trim()) yield { line, row: readLine(`${file}, line ${line}`, text, schema) };
  }
}

/** Splits at line feeds only. Other line separators, such as U+2028, are allowed in JSON text. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let begun = '';
  for await (const part of createReadStream(file, 'utf8')) {
    const lines = (begun + part).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  yield begun;
}

const readLine = <T>(place: string, text: string, schema: z.ZodType<T>): T => {
  const { success, data, error } = schema.safeParse(parse(place, text));
  if (success) return data;
  const problems = error.issues.map((issue) => problemOf(issue, schema));
  throw new BadLine(`${place}: ${problems.join('; ')}`);
};

/** An unknown key is answered with those that there are. */
const problemOf = (issue: z.core.$ZodIssue, schema: z.ZodType): string => {
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return `${path.join('.') || 'the line'}: ${message}`;
  const named = keysAt(schema, path);
  const unknown = issue.keys.map((key) => [...path, key].join('.')).join(', ');
  return `unknown ${issue.keys.length === 1 ? 'key' : 'keys'} ${unknown}${named.length > 0 ? `; there are ${named.join(', ')}` : ''}`;
};

/** The keys of the object at this path of a schema. */
const keysAt = (schema: unknown, path: readonly PropertyKey[]): string[] => {
  if (schema instanceof z.ZodPipe) return keysAt(schema.in, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => keysAt(option, path));
  const [first, ...rest] = path;
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  if (first === undefined) return Object.keys(schema.shape);
  return keysAt(schema.shape[String(first)], rest);
};

const parse = (place: string, text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw new BadLine(`${place}: not JSON (${error instanceof Error ? error.message : error})`);
  }
};
