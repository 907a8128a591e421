import { commonMinutes } from '../time/workingHours.ts';
import { zoneOffset } from '../time/zoneOffset.ts';
import type { Gazetteer, Place } from './gazetteer.ts';

/**
 * How many minutes of the working day people at a place share with those in a time zone, by the clocks of this day
 * (YYYY-MM-DD); null where the time zone of the place is not known.
 */
export const overlapWith = (zone: string, day: string, { zoneOf }: Gazetteer) => {
  const noon = new Date(`${day}T12:00:00Z`);
  const wanted = zoneOffset(zone, noon);
  const known = new Map<string, number>();
  return (place: Place | null): number | null => {
    const other = place && zoneOf(place);
    if (other === null) return null;
    const minutes = known.get(other) ?? commonMinutes(wanted, zoneOffset(other, noon));
    known.set(other, minutes);
    return minutes;
  };
};
