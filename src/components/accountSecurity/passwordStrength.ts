/** Password strength by length and kinds of characters, from 0 (empty) to 4. */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 | 4 => {
  if (password === '') return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (password.length < 8 || different < 5) return 1;
  const worth = Math.min(password.length, different * 2) + 2 * kinds;
  return worth >= 22 ? 4 : worth >= 15 ? 3 : 2;
};
