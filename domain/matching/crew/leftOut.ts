/**
 * Why a candidate who fits is in no crew: already put forward for the position by the own provider, or by another
 * one, at work or held for somebody else on these days, or without a rate.
 */
export const leftOutReasons = ['proposed', 'represented', 'booked', 'rate'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
export type LeftOut = { reason: LeftOutReason; count: number };
