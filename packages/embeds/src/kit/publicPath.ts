import { withRetryQuery } from './attempts.js';
import { home } from './home.js';

// biome-ignore lint/style/useConst: webpack's own name, which the build writes to
declare let __webpack_public_path__: string;
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

// Before any later chunk: the script's address may differ from its release's.
__webpack_public_path__ = home.files;

const usual = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunk) => withRetryQuery(usual(chunk));
