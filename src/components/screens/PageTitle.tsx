import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The title's place in the layout, found as react-admin's <Title> does. */
const place = () => document.getElementById('react-admin-title');

/**
 * A page's heading. React-admin's <Title> would include the editor of its configurable titles: 15 KB of
 * inputs on pages that have none.
 */
export const PageTitle = ({ children }: { children: string }) => {
  const [heading, setHeading] = useState(place);
  // On the console's first page the layout is not in the document yet.
  useEffect(() => setHeading(place()), []);
  return heading && createPortal(<span>{children}</span>, heading);
};
