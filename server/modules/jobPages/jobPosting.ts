import type { PublicJob } from '../../../domain/jobPages/publicJob.ts';
import { toMajor } from '../../../domain/money/minorUnits.ts';
import { whereJobIs } from './whereJobIs.ts';

const employment = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
} as const;

/** A job as schema.org JobPosting for search engines. Amounts are in whole currency units. */
export const jobPosting = (job: PublicJob, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: job.description ?? `${job.title}, ${job.location}`,
  url,
  identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
  datePosted: job.postedDate,
  ...(job.deadline && { validThrough: `${job.deadline}T23:59:59Z` }),
  totalJobOpenings: job.openings,
  employmentType: employment[job.type],
  hiringOrganization: {
    '@type': 'Organization',
    name: job.company.name,
    ...(job.company.website && { sameAs: addressOf(job.company.website) }),
  },
  ...whereJobIs(job),
  // Providers submit candidates after signing in.
  directApply: false,
  skills: job.skills.join(', '),
  ...(job.salaryMin !== null && { baseSalary: salaryOf(job) }),
});

const addressOf = (website: string) => (/^https?:\/\//.test(website) ? website : `https://${website}`);

const salaryOf = ({ currency, salaryMin, salaryMax, salaryPer }: PublicJob) => {
  const [from = 0, to = from] = [salaryMin, salaryMax ?? salaryMin].map((minor) =>
    toMajor(Number(minor), currency),
  );
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(from === to ? { value: from } : { minValue: from, maxValue: to }),
      unitText: salaryPer.toUpperCase(),
    },
  };
};
