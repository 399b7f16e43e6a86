// expect(element).toBeVisible() and its kin, for every package that draws.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A whole page on a busy machine takes its time; a test that waits for something that never comes still fails.
configure({ asyncUtilTimeout: 15_000 });
