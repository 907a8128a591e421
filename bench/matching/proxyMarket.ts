import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

type Row = { title: number; skills: number[]; o: string };
type File = {
  skills: string[];
  titles: string[];
  jobs: Row[];
  candidates: Row[];
  gains: Record<string, number>[];
};

export type TitledProfile = { title: string; skills: string[] };
/** With the occupation that it was sampled from, which no ranking method reads. */
export type Sampled = TitledProfile & { occupation: string };
/**
 * Jobs and candidates sampled from occupations, and each candidate's gain for each job: 2 for the same
 * occupation, 1 for a related one.
 */
export type ProxyMarket = {
  jobs: Sampled[];
  candidates: Sampled[];
  gains: ReadonlyMap<number, number>[];
};

export const proxyFile = 'onet_proxy_bench.json.gz';

export const readProxyMarket = (folder: string): ProxyMarket => {
  const file: File = JSON.parse(gunzipSync(readFileSync(join(folder, proxyFile))).toString('utf8'));
  const named = ({ title, skills, o: occupation }: Row): Sampled => ({
    title: file.titles[title] as string,
    skills: skills.map((skill) => file.skills[skill] as string),
    occupation,
  });
  return {
    jobs: file.jobs.map(named),
    candidates: file.candidates.map(named),
    gains: file.gains.map((gains) => new Map(Object.entries(gains).map(([at, gain]) => [Number(at), gain]))),
  };
};
