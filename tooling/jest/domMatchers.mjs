// expect(element).toBeVisible() and its kin, for every package that draws.
import '@testing-library/jest-dom';
