import { type Deal, isDeployment } from './benchBars.ts';
import { addDays } from './days.ts';

/** Somebody comes back to the bench: the last day at a client, from which no running contract follows on. */
export type RollOff = { candidateId: string; contractId: string; on: string };

/** Who rolls off from today on, up to so many days ahead, the soonest first. */
export const rollOffs = (contracts: readonly Deal[], today: string, within: number): RollOff[] => {
  const last = addDays(today, within);
  const running = contracts.filter((one) => one.status === 'Active' && one.candidateId && isDeployment(one));
  const found = [...Map.groupBy(running, ({ candidateId }) => candidateId as string)].flatMap(
    ([candidateId, own]) => {
      const end = endOfRun(own, today);
      return end && end.endDate <= last ? [{ candidateId, contractId: end.id, on: end.endDate }] : [];
    },
  );
  return found.sort((a, b) => compare(a.on, b.on) || compare(a.candidateId, b.candidateId));
};

/** The contract with which the stay that lasts today, or the next one, ends: contracts that touch are one stay. */
const endOfRun = (own: readonly Deal[], today: string): Deal | undefined => {
  const [first, ...rest] = own
    .filter(({ endDate }) => endDate >= today)
    .sort((a, b) => compare(a.startDate, b.startDate));
  let end = first;
  for (const next of rest)
    if (end && next.startDate <= addDays(end.endDate, 1)) end = next.endDate > end.endDate ? next : end;
  return end;
};

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
