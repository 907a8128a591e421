/**
 * The landing page of an installation with data of its own: what holds for the sample market alone goes, what stands in
 * for it is shown, and the page's script fills in counted figures. Marked parts hold no element of their own name.
 */
export const ownFacts = (html: string): string =>
  html
    .replace(/<(\w+)\b[^>]*\sdata-facts="sample"[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<(\w+)\b([^>]*)\sdata-facts="own"([^>]*)>/g, (_, name: string, before: string, after: string) =>
      `<${name}${before}${after}>`.replace(/\shidden(="")?/, ''),
    )
    .replace(/\sdata-facts="counted"/g, ' data-counted');
