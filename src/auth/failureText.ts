import { fill } from '../../domain/words/fill.ts';
import type { AuthTexts } from '../i18n/authTexts.ts';
import { writeUntil } from '../i18n/writeUntil.ts';
import { isApiError } from './ApiError.ts';

/** Why a form could not be sent, translated if the reason is one of ours. */
export const failureText = (error: unknown, texts: AuthTexts['errors']): string => {
  if (!isApiError(error)) return texts.unexpected;
  if (error.code === 'timeout') return texts.timeout;
  if (error.status === 0) return texts.unreachable;
  const { until } = (error.body.details ?? {}) as { until?: string };
  if (error.code === 'maintenance.read-only' && until)
    return fill(texts.maintenance, { until: writeUntil(until) });
  if (error.status === 429) return texts.tooMany;
  return error.status < 500 && error.code !== 'unreadable' ? error.message : texts.sendFailed;
};
