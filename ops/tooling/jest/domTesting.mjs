// Matchers such as toBeVisible(), for every package with components.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Whole pages are slow on a busy machine; a test that waits for something absent still fails.
configure({ asyncUtilTimeout: 30_000 });
