import type { Certificate, Engagement } from '../contract/candidates/history.ts';
import { foldName } from '../skills/dictionary/foldName.ts';
import { monthOf } from './dayNumbers.ts';

/** The parts of a work history that matching counts: who for, and when. */
export type WorkHistory = {
  engagements?: readonly Pick<Engagement, 'client' | 'from' | 'to'>[] | null;
  certificates?: readonly Certificate[] | null;
};

/** Shorter engagements say little. */
const leastMonths = 3;
const monthsPerSkill = 2;
/** Skills that one client and one certificate stand for, at most. */
const mostPerClient = 10;
const perCertificate = 2;
const mostCertificates = 5;
/** Two jobs at a time are possible; a third one is not believed. */
const mostAtOnce = 2;
/** Fits into six bits of an index column. */
export const mostDocumented = 63;

/**
 * How many more skills than usual a work history makes credible. Each client counts by the months that are not
 * filled with two others already, and each dated certificate a little. One client is what everyone has had, so
 * only further ones count. See docs/decisions/0133.
 */
export const documentedSkills = (
  { engagements, certificates }: WorkHistory,
  today: string | null,
): number => {
  const now = monthOf(today);
  const clients = Map.groupBy(
    (engagements ?? []).flatMap(({ client, from, to }) => {
      const [first, last] = [monthOf(from), monthOf(to) ?? now];
      if (!client?.trim() || first === null || last === null || (now !== null && first > now)) return [];
      return [{ client: foldName(client), first, last: Math.min(last, now ?? last) }];
    }),
    ({ client }) => client,
  );
  const filled = new Map<number, number>();
  const skills = [...clients.values()].map((stays) => {
    const months = new Set(
      stays.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
    );
    const own = [...months].filter((month) => (filled.get(month) ?? 0) < mostAtOnce);
    for (const month of months) filled.set(month, (filled.get(month) ?? 0) + 1);
    return own.length < leastMonths ? 0 : Math.min(mostPerClient, Math.floor(own.length / monthsPerSkill));
  });
  const certified = new Set(
    (certificates ?? []).flatMap(({ name, year }) => (year === null ? [] : [foldName(name)])),
  );
  const ofClients = skills.reduce((sum, one) => sum + one, 0) - Math.max(0, ...skills);
  const ofCertificates = perCertificate * Math.min(mostCertificates, certified.size);
  return Math.min(mostDocumented, ofClients + ofCertificates);
};
