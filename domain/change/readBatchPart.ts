import { Invalid } from '../errors.ts';
import { messageOfIssue } from '../messages/english.ts';
import { type BatchPart, largestBatch, partSchema } from './batchPart.ts';

export const readBatchPart = (body: unknown): BatchPart => {
  const read = partSchema.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw Invalid({ [issue?.path.join('.') || 'body']: issue ? messageOfIssue(issue) : 'batch.not-a-part' });
  }
  if (read.data.from + read.data.rows.length > largestBatch)
    throw Invalid({ rows: { code: 'batch.too-many', values: { max: largestBatch } } });
  return read.data as BatchPart;
};
