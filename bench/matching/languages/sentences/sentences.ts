/**
 * Sentences that ads and resumes of one language are written with, around the phrases of its trades. `{title}` is a
 * title, `{skills}` one to three phrases, and `{company}`, `{town}`, `{person}` and `{years}` are made up.
 */
export type Sentences = {
  ad: {
    openings: readonly string[];
    company: readonly string[];
    taskHeads: readonly string[];
    tasks: readonly string[];
    needHeads: readonly string[];
    needs: readonly string[];
    niceHeads: readonly string[];
    nices: readonly string[];
    /** With phrases, where the ad is prose. */
    prose: readonly string[];
    benefitHeads: readonly string[];
    benefits: readonly string[];
    contacts: readonly string[];
  };
  resume: {
    profile: readonly string[];
    skillHeads: readonly string[];
    /** With phrases, where the resume is prose. */
    prose: readonly string[];
    workHeads: readonly string[];
    work: readonly string[];
    courseHeads: readonly string[];
    courses: readonly string[];
    hobbyHeads: readonly string[];
    hobbies: readonly string[];
  };
};

/** Both sets have no sentence in common, though headings may be the same. Reading is improved with `working` only. */
export type LanguageSentences = {
  and: string;
  companies: readonly string[];
  towns: readonly string[];
  people: readonly string[];
  working: Sentences;
  heldOut: Sentences;
};
