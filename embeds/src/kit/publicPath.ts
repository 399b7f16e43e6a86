import { untried } from './attempts.js';
import { home } from './home.js';

// biome-ignore lint/style/useConst: webpack's own name, which the build writes to
declare let __webpack_public_path__: string;
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

// Before anything that is loaded later: the script's address may not be where its release lies.
__webpack_public_path__ = home.files;

const usual = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => untried(usual(chunk));
