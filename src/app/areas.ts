import type { UserType } from '../../domain/contract/userTypes.ts';
import type { Area } from '../components/area.ts';

/** The consoles, each loaded only for its users. */
export const areas: Record<UserType, () => Promise<Area>> = {
  provider: () => import('../providerArea/index.ts').then(({ providerArea }) => providerArea),
  recruiter: () => import('../recruiterArea/index.ts').then(({ recruiterArea }) => recruiterArea),
  admin: () => import('../platformAdminArea/index.ts').then(({ platformAdminArea }) => platformAdminArea),
};
