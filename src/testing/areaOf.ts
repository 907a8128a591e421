import type { UserType } from '../../domain/contract/userTypes.ts';
import { loadArea } from '../app/consoleParts.ts';
import type { Area } from '../components/area.ts';

/** The console of a user type with all parts that the installed plugins add. */
export const areaOf = async (userType: UserType): Promise<Area> => {
  const area = await loadArea(userType);
  if (!area) throw new Error(`No installed plugin provides a console for the user type ${userType}`);
  return area;
};
