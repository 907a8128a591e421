import type { Gateway } from 'talentbench/plugin';

/** Seconds until the company has paid. */
const paysWithin = 10;

/**
 * Stands in for the payment service in the browser-only demo: each request is paid after some seconds. The
 * reference holds the time of the request, so that it survives a reload of the page.
 */
export const demoBank = (): Gateway => ({
  charge: async ({ reference: given }, now) => {
    const [, seconds] = /^PBB-(\d+)$/.exec(given ?? '') ?? [];
    const at = seconds ? Number(seconds) * 1000 : now.getTime();
    const reference = `PBB-${Math.floor(at / 1000)}`;
    return now.getTime() >= at + paysWithin * 1000
      ? { status: 'Completed', reference }
      : { status: 'Pending', askAgain: paysWithin, reference };
  },
});
