import type { UserType } from '../../domain/contract/userTypes.ts';
import { loadArea } from '../app/consoleParts.ts';
import type { Area } from '../components/area.ts';
import { openTexts } from '../i18n/shownLanguage.ts';

/** The console of a user type with its texts and all parts that the installed plugins add. */
export const areaOf = async (userType: UserType): Promise<Area> => {
  const [area] = await Promise.all([loadArea(userType), openTexts(userType)]);
  if (!area) throw new Error(`No installed plugin provides a console for the user type ${userType}`);
  return area;
};
