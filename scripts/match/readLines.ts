import { createReadStream } from 'node:fs';
import type { z } from 'zod';

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
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || 'the line'}: ${message}`);
  throw new BadLine(`${place}: ${problems.join('; ')}`);
};

const parse = (place: string, text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw new BadLine(`${place}: not JSON (${error instanceof Error ? error.message : error})`);
  }
};
