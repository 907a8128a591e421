import type { UserType } from '../domain/contract/userTypes.ts';

/** The modules of the areas, each with its console and what the product's plugins add to it. */
export const screens = {
  provider: () => import('../src/providerArea/index.ts'),
  recruiter: () => import('../src/recruiterArea/index.ts'),
  admin: () => import('../src/platformAdminArea/index.ts'),
} satisfies Record<UserType, () => Promise<object>>;

type Screens = { [U in UserType]: Awaited<ReturnType<(typeof screens)[U]>> };

/** Loads what the plugin of this name adds to the console of a user type. */
export const partOf =
  <U extends UserType, N extends keyof Screens[U]>(userType: U, plugin: N) =>
  async (): Promise<{ consolePart: Screens[U][N] }> => {
    const area = (await screens[userType]()) as Screens[U];
    return { consolePart: area[plugin] };
  };
