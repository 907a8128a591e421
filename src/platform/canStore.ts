const probe = 'storageProbe';

/** Whether the browser lets this site store data. Private windows and settings may refuse; then nobody can sign in. */
export const canStore = (): boolean => {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(probe, probe);
      storage.removeItem(probe);
    }
    return true;
  } catch {
    return false;
  }
};
