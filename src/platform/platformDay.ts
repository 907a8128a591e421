import { wallTime } from '../../domain/calendar/zones.ts';
import { shownPlatform } from './shownPlatform.ts';

/** Today by the platform's clocks. */
export const platformDay = (): string => wallTime(Date.now(), shownPlatform().timeZone).date;
