import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A console takes its time on a loaded machine; a claim that holds is not slower for a later limit.
configure({ asyncUtilTimeout: 8000 });

afterEach(cleanup);
