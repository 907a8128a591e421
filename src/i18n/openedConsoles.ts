import type { UserType } from '../../domain/contract/userTypes.ts';

/** The consoles that this tab has opened, whose texts it loads. */
export const openedConsoles = new Set<UserType>();
