import type { integrationHealths } from '../contract/platform/integrations.ts';
import type { Delivery } from './services.ts';

type ServiceHealth = (typeof integrationHealths)[number];
export type Sent = Pick<Delivery, 'status' | 'attempts'> & { ms: number | null };

/** Minimum share of successful deliveries, and maximum median time in milliseconds. */
const bounds = [
  ['Excellent', 0.95, 1000],
  ['Good', 0.8, 5000],
] as const;
/** Age after which deliveries are ignored. */
export const healthReads = 20;

/** A service's health by its latest deliveries; null before the first. */
export const healthOf = (sent: readonly Sent[]): ServiceHealth | null => {
  const tried = sent.filter(({ status, attempts }) => status !== 'Queued' || attempts > 0);
  if (tried.length === 0) return null;
  const arrived = tried.filter(({ status }) => status === 'Delivered');
  const share = arrived.length / tried.length;
  const median = medianOf(arrived.flatMap(({ ms }) => ms ?? []));
  return bounds.find(([, least, longest]) => share >= least && median <= longest)?.[0] ?? 'Poor';
};

const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? 0;

const order: readonly unknown[] = ['Excellent', 'Good', 'Poor'];
/** Whether it is worse than its last known state. */
export const isWorse = (before: unknown, after: unknown): boolean =>
  order.includes(before) && order.indexOf(after) > order.indexOf(before);
