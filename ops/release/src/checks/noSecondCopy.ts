import { BILL_OF_MATERIALS, packagesIn } from '../build/billOfMaterials.js';
import { packageOf, SHARED } from '../build/shared.js';
import type { Build } from '../registry/build.js';
import { GUEST_FOLDER } from '../registry/layout.js';
import type { Refusal } from '../registry/refusal.js';
import { KIT } from '../registry/storedRegistry.js';
import { type Check, preloadedBy, scriptsOf } from './check.js';

/** Strings found only in the library's own code, not in its users. */
const MARKS: readonly (readonly [library: string, mark: RegExp])[] = [
  ['react', /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/],
  ['react', /__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=[^=]/],
  ['react-dom', /https:\/\/(react\.dev\/errors\/|reactjs\.org\/docs\/error-decoder)/],
  ['react-redux', /react-redux-context/],
  ['react-router', /__reactRouterVersion/],
  ['rxjs', /errors occurred during unsubscription/],
  ['styled-components', /data-styled-version/],
  ['@reduxjs/toolkit', /redux-toolkit\.js\.org\/Errors\?code/],
];

/**
 * Finds copies of modules that the shell shares: in the bill of materials, and in the scripts themselves, since files
 * may have other origins. Fallbacks for earlier shells are in none of the scripts that a page loads.
 */
export const noSecondCopy: Check = (build) => {
  const libraries = listedIn(build);
  if (!libraries) {
    return [
      {
        code: 'no-bill-of-materials',
        sentence: `The build of ${build.name} has no ${BILL_OF_MATERIALS}: build it with the presets of this version (npm run build -- ${build.name} --force).`,
      },
    ];
  }
  const allowedCopies = carriedBy(build.name);
  const bundledLibraries = libraries.filter(
    (library) => sharedWith(build.name).has(library) && !allowedCopies.has(library),
  );
  const atOnce = loadedAtOnce(build);
  // Entries for other sites contain their own copies: there is no shell.
  const ofPortal = scriptsOf(build).filter(([file]) => !file.startsWith(`${GUEST_FOLDER}/`));
  const copies = ofPortal.flatMap(([file, bytes]) => {
    const text = bytes.toString();
    return MARKS.filter(
      ([library, mark]) => mark.test(text) && !(allowedCopies.has(library) && !atOnce.has(file)),
    ).map(([library]) => ({ library, file }));
  });
  const markedCopies = copies.filter(({ library }) => !bundledLibraries.includes(library));
  return [
    ...bundledLibraries.map((library) => refusal(build, library, `${library} was bundled`)),
    ...markedCopies.map(({ library, file }) => refusal(build, library, `${file} holds a copy of ${library}`)),
  ];
};

/** The kit runs on pages without the shell: it contains our own packages that it needs, but none of the libraries. */
function sharedWith(name: string): ReadonlySet<string> {
  const shared = SHARED.map(({ request }) => packageOf(request));
  return new Set(name === KIT ? shared.filter((library) => !library.startsWith('@euro/')) : shared);
}

function carriedBy(name: string): ReadonlySet<string> {
  const carriedPackages = SHARED.filter(({ isCarried }) => isCarried).map(({ request }) =>
    packageOf(request),
  );
  return new Set(name === KIT ? [] : carriedPackages);
}

function loadedAtOnce({ manifest }: Build): ReadonlySet<string> {
  return new Set([manifest.entry, ...preloadedBy(manifest)]);
}

function listedIn({ files }: Build): readonly string[] | null {
  const bill = files.get(BILL_OF_MATERIALS);
  try {
    return bill ? packagesIn(bill.toString()) : null;
  } catch {
    return null;
  }
}

const refusal = ({ name }: Build, library: string, what: string): Refusal => ({
  code: 'second-copy',
  sentence: `${what}, which the shell shares: import it as ops/release/src/build/shared.ts lists it, so that ${name} comes without ${library}.`,
});
