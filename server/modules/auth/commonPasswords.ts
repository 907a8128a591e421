/** Words and patterns that guessing starts with; a word followed by digits or signs counts as the word. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd pass qwerty qwertyui qwertyuiop qwerty123 asdfghjk asdfghjkl zxcvbnm letmein welcome admin administrator
  root changeme default secret login master monkey dragon football baseball basketball superman batman iloveyou sunshine princess
  shadow michael jennifer jordan hunter trustno1 starwars computer internet whatever freedom test testtest guest user summer winter
  spring autumn january february march april monday friday company google microsoft abc abcd abcdef abcdefgh abc12345 a1b2c3d4
  12345678 123456789 1234567890 0123456789 87654321 11111111 00000000 12341234 11223344 1q2w3e4r 1qaz2wsx 1q2w3e4r5t zaq12wsx
  talentbench talent bench recruiter provider`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
