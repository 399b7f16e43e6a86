// React is shared, so it comes after the share scope is there.
import('./page.js');
