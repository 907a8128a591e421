/**
 * Sentences of one language that job ads and summaries are written with. `{title}` is a job title, `{tools}` one to
 * three tools, `{tool}` a tool that the text does not ask for or claim, and `{company}`, `{town}`, `{person}` and
 * `{years}` are made up. No sentence of an ad is also one of a summary.
 */
export type Frames = {
  and: string;
  companies: readonly string[];
  towns: readonly string[];
  people: readonly string[];
  ad: {
    openings: readonly string[];
    company: readonly string[];
    taskHeads: readonly string[];
    tasks: readonly string[];
    mustHeads: readonly string[];
    musts: readonly string[];
    mustsWithoutTools: readonly string[];
    niceHeads: readonly string[];
    nices: readonly string[];
    ruledOut: readonly string[];
    benefitHeads: readonly string[];
    benefits: readonly string[];
    contacts: readonly string[];
  };
  summary: {
    openings: readonly string[];
    toolHeads: readonly string[];
    tools: readonly string[];
    plain: readonly string[];
    notOwn: readonly string[];
    closings: readonly string[];
  };
};

/** Both sets have no sentence in common. Reading and matching are improved with `working` only. */
export type FrameSets = { working: Frames; heldOut: Frames };
