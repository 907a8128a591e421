import type { HealthState } from '../../../domain/health/health.ts';

/** The color of a state, always shown together with its word. */
export const healthTones: Record<HealthState, 'success' | 'warning' | 'error'> = {
  ok: 'success',
  warn: 'warning',
  down: 'error',
};
