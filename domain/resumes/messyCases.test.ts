import { describe, expect, it } from 'vitest';
import { readDocument } from '../documentText/readDocument.ts';
import { readPdf } from '../documentText/readPdf.ts';
import { readJobAd } from '../jobAds/readJobAd.ts';
import { readText } from '../reading/readText.ts';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readResume } from './readResume.ts';
import { messyCases } from './testing/messyCases.ts';
import { resumePdf } from './testing/resumePdf.ts';

const today = '2026-11-25';
const dictionary = await loadDictionary();

describe.each(messyCases)('as people write them in $language', ({ resume, draft, ad, job }) => {
  it('a resume in two columns is read right', async () => {
    const read = readResume(await readDocument(await resumePdf(resume), readPdf), today, dictionary);
    const skills = read.skills.map(({ skill }) => skill);
    expect({
      name: read.name?.value,
      title: read.title?.value,
      location: read.location?.value,
      rate: read.rate?.value.amount,
      skills: draft.skills.filter((skill) => skills.includes(skill)),
      years: Object.fromEntries(
        read.skills.flatMap(({ skill, years }) => (skill in draft.years ? [[skill, years]] : [])),
      ),
      not: draft.not.filter((skill) => !skills.includes(skill)),
      languages: read.languages.map(({ language, level }) => `${language} ${level}`),
      dates: read.engagements.map(({ period: { from, to } }) => [from, to]),
      jobTypes: read.jobTypes?.value,
    }).toEqual(draft);
  });

  it('a job ad is read right', () => {
    const { title, location, workplace, type, experience, pay } = readJobAd(ad, today);
    const { skills } = readText(ad, dictionary, { today });
    const names = skills.map(({ name }) => name);
    expect({
      title: title?.value,
      location: location?.value,
      workplace: workplace?.value,
      type: type?.value,
      experience: experience?.value,
      pay: pay?.value,
      skills: job.skills.filter((skill) => names.includes(skill)),
      musts: skills.filter(({ must }) => must).map(({ name }) => name),
      not: job.not.filter((skill) => !names.includes(skill)),
      quote: skills.find(({ quote }) => quote === job.quote)?.quote,
    }).toEqual(job);
  });
});
