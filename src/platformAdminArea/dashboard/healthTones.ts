import type { HealthState } from '../../../domain/health/health.ts';

/** The colour of a state, which always stands beside its word. */
export const healthTones: Record<HealthState, 'success' | 'warning' | 'error'> = {
  ok: 'success',
  warn: 'warning',
  down: 'error',
};
