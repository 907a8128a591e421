import type { SkillDictionary } from './dictionary.ts';
import { foldName } from './foldName.ts';
import { plainText } from './plainText.ts';

/** Maximum length of a skill name found in a text, in words. */
const mostWords = 4;
const longestText = 100_000;

/** Everyday English words that are skills only in this spelling. */
const asWritten = new Map(
  'Go R C D Swift Rust Ruby Spring Express Access Excel Word Outlook Project Less Make Ant Dart Julia Scratch Processing Teams Meteor Electron Ember Flask Puppet Chef Salt Nomad Vault Consul Jest Cypress Stripe Slack Zoom Oracle Apple Drupal Jade Pug Hive Pig Storm Spark Beam Flow Elm Crystal Nim Chapel Racket Clojure Logic Basic Assembly Shell Unity Unreal Blender Maya Sketch Figma Notion Linear Jira Trello Asana Monday'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/** Words in most postings and resumes: never skills on their own. */
const never = new Set(
  'a an and any app apps application are art as at awesome be bot by can chat class cloud code company computer contact data database design development email event events experience file files for form forms framework function game games get global group health help home if image images in index input internet is it java-ee key language library list local map media message mobile model module network of on open operations or order package page people performance phone photo platform plugin print process product profile programming project-management protocol python-idle query report resource resources response rest-less route row school science script search security server service session set simple site social software sort sound source sports state story string support system table tag team template test testing text time to tools tutorial type upload user users variable vector version video view web website widget with work workflow writing'.split(
    ' ',
  ),
);

/**
 * Skills named in a text, each once, in order of first mention: longest names first ("React Native", not
 * React), technologies only, everyday words only in their official spelling ("Go", not "go"). The person's
 * own name is ignored.
 */
export const readSkills = (
  text: string,
  dictionary: SkillDictionary,
  name: string | null = null,
): string[] => {
  const words =
    plainText(text.slice(0, longestText), name).match(/\.?[\p{L}\p{N}][\p{L}\p{N}+#.\-_/]*/gu) ?? [];
  const found = new Map<string, string>();
  for (let at = 0; at < words.length; ) {
    const [length, id] = skillAt(words, at, dictionary);
    if (id !== null && !found.has(id)) found.set(id, id);
    at += length;
  }
  return [...found.keys()];
};

const skillAt = (
  words: readonly string[],
  at: number,
  dictionary: SkillDictionary,
): [number, string | null] => {
  for (let length = Math.min(mostWords, words.length - at); length >= 1; length--) {
    const name = words
      .slice(at, at + length)
      .join(' ')
      .replace(/[.\-_/]+$/u, '');
    const folded = foldName(name);
    if (length === 1 && !standsAlone(name, folded)) continue;
    const id = dictionary.exact.get(folded) ?? dictionary.alias.get(folded);
    if (id !== undefined && dictionary.skills.get(id)?.technology) return [length, id];
  }
  return [1, null];
};

const standsAlone = (name: string, folded: string): boolean => {
  const written = asWritten.get(folded);
  return written === undefined ? folded.length > 1 && !never.has(folded) : written === name;
};
