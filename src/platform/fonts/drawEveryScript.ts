import { rareLetters } from '../../../pdf/rareLetters.ts';
import { canDraw } from './canDraw.ts';

const textOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const inputs = node.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [node.textContent, ...Array.from(inputs, ({ value }) => value)].join(' ');
};

/**
 * Watches what the page shows, and adds the shipped fonts once it shows a script that this system cannot draw.
 * A system with fonts of its own fetches nothing.
 */
export const drawEveryScript = () => {
  /** Blocks of 128 characters that were tried. A font has whole scripts, and a script fills whole blocks. */
  const tried = new Set<number>();
  const lacksFont = (text: string): boolean =>
    (text.match(rareLetters) ?? []).some((sign) => {
      const block = sign.charCodeAt(0) >> 7;
      if (tried.has(block)) return false;
      tried.add(block);
      return !canDraw(sign);
    });
  const look = (nodes: readonly Node[]) => {
    if (!nodes.some((node) => lacksFont(textOf(node)))) return;
    watch.disconnect();
    import('./addFonts.ts').then(({ addFonts }) => addFonts(), console.error);
  };
  const watch = new MutationObserver((changes) =>
    look(
      changes.flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : target)),
    ),
  );
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  look([document.body]);
};
