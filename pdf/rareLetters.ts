/** Letters for which a system may lack a font: all but Latin, signs and emoji. */
export const rareLetters = /[\u0370-\u1cff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/g;
