import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The place for it in the layout, as react-admin's own <Title> finds it. */
const place = () => document.getElementById('react-admin-title');

/**
 * A page's heading. React-admin's <Title> would bring the editor of its configurable titles along: 15 KB of inputs on
 * pages that have none.
 */
export const PageTitle = ({ children }: { children: string }) => {
  const [heading, setHeading] = useState(place);
  // On the console's first page the layout is not in the document yet.
  useEffect(() => setHeading(place()), []);
  return heading && createPortal(<span>{children}</span>, heading);
};
