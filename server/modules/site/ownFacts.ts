/**
 * The landing page of an installation with its own data: parts about sample data are removed, their
 * replacements are shown, and the page's script fills in counted figures. A marked part contains no nested
 * element of the same name.
 */
export const ownFacts = (html: string): string =>
  html
    .replace(/<(\w+)\b[^>]*\sdata-facts="sample"[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<(\w+)\b([^>]*)\sdata-facts="own"([^>]*)>/g, (_, name: string, before: string, after: string) =>
      `<${name}${before}${after}>`.replace(/\shidden(="")?/, ''),
    )
    .replace(/\sdata-facts="counted"/g, ' data-counted');
