import type { UserType } from '../domain/contract/userTypes.ts';
import type { SiteToRead } from './openSite.ts';
import { signInByClick } from './signIn.ts';
import { watchBreaches, watchPage } from './watchPage.ts';

/** A console on a page whose faults are recorded from the first request on. */
export const openWatched = async ({ visitor, origin }: SiteToRead, userType: UserType) => {
  const page = await visitor();
  const watch = watchPage(page, origin);
  await watchBreaches(page, watch.faults);
  await signInByClick(page, userType);
  return { page, watch };
};
