import { useEffect, useRef, useState } from 'react';

/** Whether a part of the page is on screen; where a browser cannot tell, it is. */
export const useInView = <E extends Element>() => {
  const ref = useRef<E>(null);
  const [isVisible, setVisible] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setVisible(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isVisible };
};
