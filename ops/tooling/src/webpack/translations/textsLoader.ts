import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REPOSITORY } from '@euro/release';
import type { LoaderContext } from 'webpack';
import { holdsPortalTexts } from '../../texts/portalTexts.js';
import { addedLanguages } from '../../texts/translations.js';
import { translateScript } from './translateScript.js';

const RUNTIME = fileURLToPath(new URL('./translated.js', import.meta.url));
const LANGUAGES = 'packages/contract/languages.ts';
/** Entry modules of the shell and sections: their texts are loaded before. */
const ENTRY = /^(?:(shell)\/src\/bootstrap\.tsx|(mf-[\w-]+)\/src\/remote\.ts)$/;

/** Has the texts of a compiled script translated as it runs, and loads them where it is an entry. */
export default function textsLoader(this: LoaderContext<unknown>, script: string): string {
  const file = relative(REPOSITORY, this.resourcePath).split(sep).join('/');
  const [isEntry, shell, remote] = ENTRY.exec(file) ?? [];
  const output =
    (holdsPortalTexts(file) && /\bnl\b/.test(script)) || file === LANGUAGES
      ? translateScript(script, file, RUNTIME)
      : script;
  return isEntry ? `${loading(shell ?? remote ?? '')}${output}` : output;
}

/** Imports come first in a module: everything but its own statements is loaded when this waits. */
function loading(bundle: string): string {
  const scripts = addedLanguages().map(({ code }) => {
    const request = JSON.stringify(`${RUNTIME}?translation=${code}&of=${bundle}`);
    return `${JSON.stringify(code)}: () => import(${request})`;
  });
  return `import { loadTranslation as __load } from ${JSON.stringify(RUNTIME)};\nawait __load({ ${scripts.join(', ')} });\n`;
}
