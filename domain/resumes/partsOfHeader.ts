import { withoutPlace } from '../places/writtenPlaces.ts';
import { isRole } from '../titles/roleWords.ts';

/** "Jefe de obra. Construcciones Turia S.A." */
const titleBeforePeriod = /^(?<title>[^.\t]*\p{L}{4})\.\s+(?=\p{Lu})/u;

/** "Tester | Port Ltd, Dallas, TX" has two parts: a title and a firm, without the place. */
export const partsOfHeader = (text: string): string[] =>
  withoutPlace(text)
    .replace(/\s*\((?:via|über|through|por|por medio de)\s[^)]*\)/giu, '')
    .replace(titleBeforePeriod, (words, title: string) => (isRole(title) ? `${title}\t` : words))
    .split(
      /\t|\s+[|•·–—-]\s+|\s*[|•·]\s*|\s+@\s+|,\s+(?!(?:Inc|LLC|Ltd|Corp|Co|LP|PLC|GmbH|S\.?A|S\.?L)\b)|\s+(?:at|bei|chez|en)\s+(?=\p{Lu})/u,
    )
    .map((part) =>
      part
        .replace(/^[\s()]+|[\s(]+$/gu, '')
        .replace(/^(?:end )?(?:client|customer|kunde|cliente)\s*:\s*/iu, '')
        .trim(),
    )
    .filter((part) => part !== '');
