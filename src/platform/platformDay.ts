import { wallTime } from '../../domain/time/zones.ts';
import { shownPlatform } from './shownPlatform.ts';

/** Today's date in the platform's time zone. */
export const platformDay = (): string => wallTime(Date.now(), shownPlatform().timeZone).date;
